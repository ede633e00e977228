import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { isFocusLost } from '../../../ui/focus.ts';

/**
 * Keeps the focus in a form that is drawn anew for another `account`, as when it is found out who is signed
 * in: the field of the same name gets it. The props are for the area that holds the form.
 */
export function useSameField(account: string | null) {
  const area = useRef<HTMLDivElement>(null);
  const name = useRef('');
  useLayoutEffect(() => {
    if (account === null || name.current === '' || !isFocusLost()) return;
    area.current?.querySelector<HTMLElement>(`[name="${CSS.escape(name.current)}"]`)?.focus();
  }, [account]);
  return {
    ref: area,
    onFocus({ target }: FocusEvent<HTMLElement>) {
      name.current = target.getAttribute('name') ?? '';
    },
    onBlur() {
      name.current = '';
    },
  };
}
