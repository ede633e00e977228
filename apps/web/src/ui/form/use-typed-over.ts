import { useState } from 'react';

/**
 * What is typed in a dialog over what is `stored`, and outlives the dialog. Once that has changed it is
 * let go of: what somebody else has written meanwhile would be put back by it. `forget` ends it too.
 */
export function useTypedOver<T extends object>(stored: T) {
  const [typed, setTyped] = useState<{ value: T; over: string } | null>(null);
  const over = JSON.stringify(stored);
  return {
    value: typed?.over === over ? typed.value : stored,
    type: (value: T) => setTyped({ value, over }),
    forget: () => setTyped(null),
  };
}
