/** The screen stays on while the phone lies on the table; until the function that comes back is called. */
export function awake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const ask = async (): Promise<void> => {
    if (document.hidden || over) return;
    lock = await navigator.wakeLock?.request("screen").catch(() => null);
    if (over) void lock?.release();
  };
  document.addEventListener("visibilitychange", ask);
  void ask();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", ask);
    void lock?.release();
  };
}
