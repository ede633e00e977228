/** Polls until `probe` gives something; jobs run on their own time. Fails after `seconds`: a stop, not a measure. */
export async function waitFor<T>(
  probe: () => T | undefined | null | false | Promise<T | undefined | null | false>,
  seconds = 25,
): Promise<T> {
  const end = performance.now() + seconds * 1000;
  for (;;) {
    const found = await probe();
    if (found) return found;
    if (performance.now() > end) throw new Error(`nothing came in ${seconds} s`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
