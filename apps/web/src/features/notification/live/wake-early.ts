/** Resolves after so many milliseconds, or as soon as the network is back or the page is looked at. */
export function wakeEarly(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer);
      window.removeEventListener('online', wake);
      window.removeEventListener('focus', wake);
      signal.removeEventListener('abort', wake);
      resolve();
    };
    const timer = setTimeout(wake, milliseconds);
    window.addEventListener('online', wake);
    window.addEventListener('focus', wake);
    signal.addEventListener('abort', wake);
  });
}
