import type { SaveStatus } from '../SaveState.tsx';

/** What came of sending changes. `stale` brings what the server has now. */
export type SaveOutcome<F> =
  | { kind: 'saved' }
  | { kind: 'stale'; fields: F; version: number }
  | { kind: 'wrong'; errors: Readonly<Record<string, string>> }
  | { kind: 'unreachable' }
  | { kind: 'failed' };

/** Somebody else changed the same field meanwhile: the person chooses. */
export interface Conflict<F> {
  field: keyof F & string;
  theirs: F[keyof F];
}

/**
 * What was typed and not saved, by field, with what the server may have had in it then: a field in which it
 * has something else by the next visit was changed by somebody.
 */
export type KeptChanges<F> = {
  [K in keyof F & string]?: { value: F[K]; from: readonly F[K][] };
};

/** What a form with autosave shows. */
export interface AutosaveState<F> {
  values: F;
  status: Readonly<Record<string, SaveStatus | undefined>>;
  /** Names of what is wrong, by field. */
  errors: Readonly<Record<string, string | undefined>>;
  conflict: Conflict<F> | null;
}

export interface AutosaveDeps<F> {
  fields: F;
  version: number;
  /** The name of what is wrong with a value, or null; a wrong value is not sent. */
  check<K extends keyof F & string>(field: K, value: F[K]): string | null;
  save(changes: Partial<F>, version: number): Promise<SaveOutcome<F>>;
  /** Changes of an earlier visit that were not saved. */
  kept?: KeptChanges<F>;
  /** Told of everything that is not saved, so that it can be kept on this device; null when all is. */
  keep?(unsaved: KeptChanges<F> | null): void;
  /** Calls back once after so many ms; gives a function that takes it back. */
  later(run: () => void, ms: number): () => void;
}
