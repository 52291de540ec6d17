/** Whether a key was pressed for the board: nobody is writing, choosing from a list or reading a sheet. */
export function isForBoard(event: KeyboardEvent): boolean {
  const writing = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
  return (
    !writing &&
    !event.ctrlKey &&
    !event.metaKey &&
    !event.altKey &&
    document.querySelector("dialog[open]") === null
  );
}
