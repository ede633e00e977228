import type { SaveStatus } from '../../ui/SaveState.tsx';

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
  /** What both have changed as it was before; what is decided already is as in `theirs`. */
  base: F[keyof F];
  theirs: F[keyof F];
}

/** A field that both sides have changed: with all that can be joined, and with what is left to decide. */
export interface Joined<V> {
  /** One's own side of what both have changed. */
  value: V;
  /** As `theirs` but for what both have changed, which is as it was before. */
  base: V;
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
  /** The name of what is wrong with a value beside the others, or null; a wrong value is not sent. */
  check<K extends keyof F & string>(field: K, value: F[K], values: F): string | null;
  save(changes: Partial<F>, version: number): Promise<SaveOutcome<F>>;
  /** Changes of an earlier visit that were not saved. */
  kept?: KeptChanges<F>;
  /**
   * Told of everything that is not saved, so that it can be kept on this device; null when all is. Gives
   * true where the next visit finds it there.
   */
  keep?(unsaved: KeptChanges<F> | null): boolean;
  /**
   * Joins what both sides made of the same field, part by part; null for a field that is one whole.
   */
  join?<K extends keyof F & string>(
    field: K,
    sides: { base: F[K]; mine: F[K]; theirs: F[K] },
  ): Joined<F[K]> | null;
  /** Calls back once after so many ms; gives a function that takes it back. */
  later(run: () => void, ms: number): () => void;
}
