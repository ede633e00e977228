import type { ProfileFields } from '@pv/contract';
import { useEffect, useRef } from 'react';
import type { AutosaveState } from '../../../platform/autosave/types.ts';
import { useServices } from '../../../platform/ServicesContext.tsx';

const NAMES = ['last_name', 'first_name', 'middle_name', 'no_middle_name'] as const;

/**
 * Has the token signed anew when the name has been saved, so that the menu, the carets of co-authors and
 * letters to the support have the new one at once and not when the token runs out.
 * @param named whether the token names anybody yet: before that it waits for the whole profile
 */
export function useNameInToken(
  { values, status }: AutosaveState<ProfileFields>,
  named: boolean,
): void {
  const { session } = useServices();
  const saved = NAMES.every((field) => (status[field] ?? 'saved') === 'saved');
  const name = JSON.stringify(NAMES.map((field) => values[field]));
  const signed = useRef(name);
  const renewed = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    if (!saved || signed.current === name) return;
    signed.current = name;
    // a renewal that is under way may have read the name before it was saved
    if (named) renewed.current = renewed.current.then(() => session.renew());
  }, [saved, name, named, session]);
}
