import type { ClosedNote } from '@pv/contract';
import { useEffect, useRef, useState } from 'react';
import type { Cipher } from '../crypto/cipher.ts';
import { type NoteFields, openNote } from '../crypto/note-text.ts';

/** A note with what is written in it; null where the key does not open it. */
export interface OpenedNote {
  note: ClosedNote;
  fields: NoteFields | null;
}

/** Opens notes as they come, each once; null until the first are open. What is opened stays in this page. */
export function useOpenedNotes(cipher: Cipher, notes: readonly ClosedNote[]): OpenedNote[] | null {
  const [opened, setOpened] = useState<OpenedNote[] | null>(null);
  const known = useRef(new Map<string, Promise<NoteFields | null>>());
  useEffect(() => {
    let gone = false;
    const before = known.current;
    const now = new Map<string, Promise<NoteFields | null>>();
    const all = notes.map(async (note) => {
      const name = `${note.id} ${note.nonce} ${note.ciphertext}`;
      const opening = before.get(name) ?? openNote(cipher, note).catch(() => null);
      now.set(name, opening);
      return { note, fields: await opening };
    });
    known.current = now;
    void Promise.all(all).then((list) => {
      if (!gone) setOpened(list);
    });
    return () => {
      gone = true;
    };
  }, [cipher, notes]);
  return opened;
}
