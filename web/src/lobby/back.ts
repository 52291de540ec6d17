/** Whether the page before this one is ours; browsers that cannot tell know at least whether there is one. */
function cameFromHere(): boolean {
  const { navigation } = window as { navigation?: { canGoBack: boolean } };
  return navigation ? navigation.canGoBack : history.length > 1;
}

/** A link to the lobby leads back instead, to where somebody came from. */
export function back(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || !cameFromHere()) return;
  event.preventDefault();
  history.back();
}
