import { useEffect, useState } from 'react';

/**
 * The same as `opened`, but never in the first frame of a component: an overlay that is mounted open does
 * not know what had the focus before, and could not give it back.
 */
export function useOpenedLater(opened: boolean): boolean {
  const [later, setLater] = useState(false);
  useEffect(() => setLater(opened), [opened]);
  return later;
}
