import { createAutosave } from './autosave.ts';
import type { AutosaveDeps, KeptChanges, SaveOutcome } from './types.ts';

export interface Fields {
  city: string;
  post: string;
  tags: string[];
}

/** A form over a server that answers as told, with time in the hands of the test. */
export function open(kept: KeptChanges<Fields> = {}, join?: AutosaveDeps<Fields>['join']) {
  const timers: { run: () => void; ms: number; gone: boolean }[] = [];
  const sent: { changes: Partial<Fields>; version: number }[] = [];
  let answers: SaveOutcome<Fields>[] = [];
  let failure: { error: unknown } | null = null;
  let release: (() => void) | null = null;
  let hold = false;
  const device: { kept: KeptChanges<Fields> | null; full: boolean } = { kept, full: false };
  const form = createAutosave<Fields>({
    fields: { city: '', post: '', tags: [] },
    version: 3,
    kept,
    ...(join && { join }),
    keep: (unsaved) => {
      if (!device.full) device.kept = unsaved;
      return !device.full;
    },
    check(field, value, { city }) {
      if (field === 'post' && value === 'y' && city === '') return 'field_wrong';
      return field === 'city' && value === 'x' ? 'field_wrong' : null;
    },
    async save(changes, version) {
      sent.push({ changes, version });
      if (hold) await new Promise<void>((resolve) => (release = resolve));
      const failed = failure;
      failure = null;
      if (failed) throw failed.error;
      return answers.shift() ?? { kind: 'saved' };
    },
    later(run, ms) {
      const timer = { run, ms, gone: false };
      timers.push(timer);
      return () => {
        timer.gone = true;
      };
    },
  });
  const settle = () => new Promise<void>((resolve) => setTimeout(resolve));
  return {
    form,
    device,
    /** What is kept on the device: field by field what was typed. */
    typed: () =>
      device.kept &&
      Object.fromEntries(Object.entries(device.kept).map(([field, { value }]) => [field, value])),
    sent,
    settle,
    answer: (...next: SaveOutcome<Fields>[]) => (answers = next),
    /** Makes the next request end in an error. */
    fail: (error: unknown) => (failure = { error }),
    /** Keeps the next requests without an answer until it is let go. */
    hold: () => (hold = true),
    async letGo() {
      hold = false;
      release?.();
      await settle();
    },
    /** Lets the pause that is running pass; gives its length. */
    async rest() {
      const timer = timers.findLast(({ gone }) => !gone);
      if (!timer) return null;
      timer.gone = true;
      timer.run();
      await settle();
      return timer.ms;
    },
  };
}
