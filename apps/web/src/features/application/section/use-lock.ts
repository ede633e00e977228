import { useEffect, useRef } from 'react';
import { useLock } from '../api.ts';

/** Typing holds a section for a minute on the server; it is asked for again this often, ms. */
const AGAIN_MS = 20_000;

/**
 * Takes a section while somebody is in its fields and lets it go when he leaves them. Whoever only looks
 * at a field for a minute has let it go too: another may write then. It is let go only after what was
 * typed has been sent, which would take it anew.
 */
export function useSectionLock({
  id,
  code,
  settle,
}: {
  id: string;
  code: string;
  settle: () => Promise<unknown>;
}) {
  const { mutate } = useLock();
  const heldAt = useRef(0);
  const params = { id, code };

  function take() {
    if (Date.now() - heldAt.current < AGAIN_MS) return;
    heldAt.current = Date.now();
    mutate(
      { params, body: { on: true } },
      {
        // somebody was first: the page reads who
        onError: () => {
          heldAt.current = 0;
        },
      },
    );
  }
  function letGo() {
    if (heldAt.current === 0) return;
    heldAt.current = 0;
    mutate({ params, body: { on: false } });
  }
  const leave = () => void settle().then(letGo);
  const unmount = useRef(leave);
  useEffect(() => {
    unmount.current = leave;
  });
  useEffect(() => () => unmount.current(), []);
  return { take, leave };
}
