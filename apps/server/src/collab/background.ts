/** Work that nobody waits for until the process stops. */
export interface Background {
  add(work: Promise<void>): void;
  ended(): Promise<void>;
}

/** Keeps count of such work; what fails is told to `onFailure`. */
export function createBackground(onFailure: (error: unknown) => void): Background {
  const running = new Set<Promise<void>>();
  return {
    add(work) {
      const settled = work.catch(onFailure).finally(() => running.delete(settled));
      running.add(settled);
    },
    async ended() {
      await Promise.all(running);
    },
  };
}
