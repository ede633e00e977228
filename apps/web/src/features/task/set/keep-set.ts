import type { TaskSet } from '@pv/contract';

/** A change that is shown at once and sent. */
export interface Deed<Answer> {
  /** What the set looks like with it. */
  show: (set: TaskSet) => TaskSet;
  send: () => Promise<Answer>;
  /** What the server has with it, by its answer. */
  settle: (set: TaskSet, answer: Answer) => TaskSet;
}

export type SetKeeper = ReturnType<typeof createSetKeeper>;

/**
 * Keeps the tasks of a project as the server has them apart from the changes that are on their way, so that
 * a set that is read meanwhile shows them still, and one that is refused goes alone. They are sent one after
 * another: what is done later holds.
 */
export function createSetKeeper(show: (set: TaskSet) => void) {
  let known: TaskSet | null = null;
  let waiting: readonly Deed<unknown>['show'][] = [];
  let last: Promise<unknown> = Promise.resolve();

  const withWaiting = (set: TaskSet) => waiting.reduce((shown, add) => add(shown), set);
  function draw() {
    if (known) show(withWaiting(known));
  }

  return {
    /** Takes what was read of the server; gives it as it is to be shown. */
    take(set: TaskSet): TaskSet {
      known = set;
      return withWaiting(set);
    },
    /** Shows a change, sends it, and takes it back alone where it is refused. */
    async run<Answer>(deed: Deed<Answer>): Promise<Answer> {
      const { show: add } = deed;
      waiting = [...waiting, add];
      draw();
      const sent = last.then(deed.send);
      last = sent.catch(() => undefined);
      const forget = () => {
        waiting = waiting.filter((one) => one !== add);
      };
      try {
        const answer = await sent;
        if (known) known = deed.settle(known, answer);
        return answer;
      } finally {
        forget();
        draw();
      }
    },
  };
}
