import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { requestId } from '../../../platform/api/client.ts';
import { draftIn, useDrafts } from '../../../platform/drafts.ts';
import type { Attachments } from '../files/use-attachments.ts';
import { OF_GUEST, PLACE } from './kept-place.ts';
import {
  attachmentsOf,
  keepIn,
  keptOf,
  readKept,
  type Written,
  writtenOf,
} from './kept-request.ts';

/**
 * Keeps a request on this device while it is written, its uploaded files too, and puts it back once the
 * page is alive, under what was `typed` before that. Gives the key to send it under, and how to forget it
 * once it is sent.
 */
export function useKeptRequest(
  form: UseFormReturnType<Written>,
  attachments: Attachments,
  signedIn: boolean,
  typed: Map<string, string>,
) {
  const find = useDrafts();
  const [key, setKey] = useState('');
  const since = useRef(new Map<string, number>());
  const { restore, items } = attachments;
  const { values } = form;
  // read once: the form holds what is newer
  const begin = useRef(() => {
    // whoever has begun as a guest and then signed in goes on with the same letter
    const ofGuest = draftIn(window.localStorage, OF_GUEST);
    const draft = find(PLACE);
    const own = draft.read();
    const kept = readKept(own ?? ofGuest.read(), Date.now());
    if (own === null && kept) {
      draft.keep(JSON.stringify(kept));
      if (signedIn) ofGuest.drop();
    }
    for (const file of kept?.files ?? []) since.current.set(file.key, file.at);
    if (kept) restore(attachmentsOf(kept));
    form.setValues(writtenOf(kept, typed));
    setKey(kept?.key || requestId());
  });
  // before anything draws the fields again: they hold what was typed into them
  useLayoutEffect(() => begin.current(), []);

  const stored = useRef(find);
  stored.current = find;
  useEffect(() => {
    if (key === '') return;
    const now = Date.now();
    const kept = keptOf(values, key, items, since.current, now);
    for (const file of kept?.files ?? []) since.current.set(file.key, file.at);
    keepIn(stored.current(PLACE), kept, typed);
  }, [values, key, items, typed]);

  return {
    key,
    forget() {
      stored.current(PLACE).drop();
      setKey(requestId());
    },
  };
}
