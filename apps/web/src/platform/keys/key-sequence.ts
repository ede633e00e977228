/** Longest pause between two keys of one sequence, ms. */
const PAUSE = 1000;

export interface KeyPress {
  code: string;
  at: number;
}

/**
 * Recognises sequences of two keys. Gives a function that takes key presses one by one and answers with
 * the name of the sequence that a press completes, else null.
 */
export function createSequences(sequences: Readonly<Record<string, readonly [string, string]>>) {
  let last: KeyPress | null = null;
  return (press: KeyPress): string | null => {
    const first = last && press.at - last.at <= PAUSE ? last.code : null;
    const found = Object.entries(sequences).find(
      ([, [one, two]]) => one === first && two === press.code,
    );
    last = found ? null : press;
    return found?.[0] ?? null;
  };
}

/** Whether keys belong to a field or to an open dialog rather than to shortcuts. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const field = target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
  return field || target.closest('[role="dialog"]') !== null;
}
