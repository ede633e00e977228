/** How often something that is being made tells of itself, in milliseconds. */
const BEAT_MS = 5000;

/**
 * Calls `tell` every few seconds until `work` is over: what waits for a child process has nothing else
 * to tell, and must not be taken for lost. Gives what comes of the work.
 */
export async function tellWhile<T>(tell: () => void, work: Promise<T>): Promise<T> {
  const beating = setInterval(tell, BEAT_MS).unref();
  try {
    return await work;
  } finally {
    clearInterval(beating);
  }
}
