import { useSyncExternalStore } from 'react';
import type { Autosave } from '../../../platform/autosave/autosave.ts';
import type { SaveStatus } from '../../../ui/SaveState.tsx';

/** One field of a form that saves itself, as an input needs it. */
export interface FormField<V> {
  value: V;
  status: SaveStatus | null;
  /** What is wrong, in words or as the name of an error. */
  error: string | undefined;
  /** What somebody else wrote meanwhile, until it is decided which of the two stays. */
  theirs: string | null;
  /** The same as it is; undefined while nothing is to be decided. */
  theirValue: V | undefined;
  edit: (value: V) => void;
  flush: () => void;
  /** Sends it once more; null where the form itself refuses it. */
  again: (() => void) | null;
  resolve: (choice: 'mine' | 'theirs') => void;
}

/** Follows one field of a form. */
export function useFormField<F, K extends keyof F & string>(
  form: Autosave<F>,
  name: K,
): FormField<F[K]> {
  const { values, status, errors, conflict } = useSyncExternalStore(form.subscribe, form.state);
  const asked = conflict?.field === name;
  return {
    value: values[name],
    status: status[name] ?? null,
    error: errors[name],
    theirs: asked ? String(conflict.theirs ?? '') : null,
    theirValue: asked ? (conflict.theirs as F[K]) : undefined,
    edit: (value) => form.edit(name, value),
    flush: () => void form.flush(),
    again: form.isWrong(name) ? null : () => void form.again(),
    resolve: form.resolve,
  };
}
