import { useEffect, useMemo, useState } from 'react';
import { useDraftPlaces, useDrafts } from '../../../platform/drafts.ts';
import type { Cipher } from '../crypto/cipher.ts';
import { sealedDraft } from './sealed-draft.ts';

/** Where the draft of a note is kept on the device, before its id. */
const PLACE = 'closed_note.';

/** Drafts of notes by the ids of these. */
export function useNoteDrafts() {
  const find = useDrafts();
  const placesOf = useDraftPlaces();
  return useMemo(
    () => ({
      of: (id: string) => find(`${PLACE}${id}`),
      ids: () => placesOf(PLACE).map((place) => place.slice(PLACE.length)),
    }),
    [find, placesOf],
  );
}

/** What was typed on this device and not saved, by note, as far as the key opens it; null until that is read. */
export function useKeptDrafts(cipher: Cipher): ReadonlyMap<string, string> | null {
  const [kept, setKept] = useState<ReadonlyMap<string, string> | null>(null);
  const drafts = useNoteDrafts();
  useEffect(() => {
    let gone = false;
    async function read() {
      const found = new Map<string, string>();
      for (const id of drafts.ids()) {
        const text = await sealedDraft(drafts.of(id), cipher, id).read();
        if (text !== null) found.set(id, text);
      }
      if (!gone) setKept(found);
    }
    void read();
    return () => {
      gone = true;
    };
  }, [cipher, drafts]);
  return kept;
}
