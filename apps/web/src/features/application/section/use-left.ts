import { useState } from 'react';

/** What is wrong with an input, said once it is left: half of a number is no number yet. */
export function useLeft(fault: string | null) {
  const [typing, setTyping] = useState(false);
  return {
    error: typing ? null : fault,
    type: () => setTyping(true),
    leave: () => setTyping(false),
  };
}
