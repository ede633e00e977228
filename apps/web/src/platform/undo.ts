/** How many deeds can be taken back one after another. */
const KEPT = 20;

/** What can be taken back, the last deed first. Each is taken back once, whichever way it is asked. */
export function createUndoStack() {
  let entries: (() => void)[] = [];

  const drop = (entry: () => void) => {
    entries = entries.filter((one) => one !== entry);
  };

  return {
    /** Remembers how to take a deed back; gives how to do it and how to forget it. */
    push(takeBack: () => void) {
      let over = false;
      const forget = () => {
        over = true;
        drop(act);
      };
      const act = () => {
        if (over) return;
        forget();
        takeBack();
      };
      entries = [...entries, act].slice(-KEPT);
      return { act, forget };
    },
    /** Takes the last deed back; false when there is none. */
    undoLast(): boolean {
      const last = entries.at(-1);
      last?.();
      return last !== undefined;
    },
    /** The keys take nothing back any more; a notice that is still seen does. */
    clear(): void {
      entries = [];
    },
  };
}
