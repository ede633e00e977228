type Later = (run: () => void, ms: number) => () => void;

/** Calls back once after so many ms; gives how to take it back. */
export const later: Later = (run, ms) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/**
 * Has something done at once, and then at most once in so many ms for each key, however often it is asked
 * for; what is asked for meanwhile is done at the end of them. Gives it with how to stop.
 */
export function paced(run: (key: string) => void, ms: number, wait: Later = later) {
  const resting = new Map<string, { again: boolean; stop: () => void }>();
  function rest(key: string) {
    const one = { again: false, stop: wait(() => wake(key), ms) };
    resting.set(key, one);
  }
  function wake(key: string) {
    const again = resting.get(key)?.again;
    resting.delete(key);
    if (again) ask(key);
  }
  function ask(key: string) {
    const one = resting.get(key);
    if (one) {
      one.again = true;
      return;
    }
    rest(key);
    run(key);
  }
  return {
    ask,
    stop() {
      for (const { stop } of resting.values()) stop();
      resting.clear();
    },
  };
}
