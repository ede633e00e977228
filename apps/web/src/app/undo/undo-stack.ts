/** How many deeds can be taken back one after another. */
const KEPT = 20;

/** What can be taken back, the last deed first. Each is taken back once, whichever way it is asked. */
export function createUndoStack() {
  let entries: (() => void)[] = [];

  function forget(entry: () => void): boolean {
    const known = entries.includes(entry);
    entries = entries.filter((one) => one !== entry);
    return known;
  }

  return {
    /** Remembers how to take a deed back; gives how to do it and how to forget it. */
    push(takeBack: () => void) {
      entries = [...entries, takeBack].slice(-KEPT);
      const act = () => {
        if (forget(takeBack)) takeBack();
      };
      return { act, forget: () => void forget(takeBack) };
    },
    /** Takes the last deed back; false when there is none. */
    undoLast(): boolean {
      const last = entries.at(-1);
      if (!last) return false;
      forget(last);
      last();
      return true;
    },
    clear(): void {
      entries = [];
    },
  };
}
