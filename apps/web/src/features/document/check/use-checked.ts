import { useSyncExternalStore } from 'react';
import type { Checker, CheckState } from './create-checker.ts';

const BEFORE: CheckState = { phase: 'checking', findings: null };
const never = () => () => {};

/** One part of what is known of the check; who asks for it is drawn anew with that part alone. */
export const useChecked = <T>(checker: Checker | null, part: (state: CheckState) => T): T =>
  useSyncExternalStore(checker?.subscribe ?? never, () => part(checker?.state() ?? BEFORE));
