/** Keeps the screen of a phone lit during a game. The browser lets go whenever the page is hidden; then we ask again. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let wanted = true;

  async function take(): Promise<void> {
    if (!wanted || document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    try {
      const taken = await navigator.wakeLock.request("screen");
      if (wanted) lock = taken;
      else await taken.release();
    } catch {
      // A low battery refuses; the game goes on.
    }
  }

  document.addEventListener("visibilitychange", take);
  void take();
  return () => {
    wanted = false;
    document.removeEventListener("visibilitychange", take);
    void lock?.release();
  };
}
