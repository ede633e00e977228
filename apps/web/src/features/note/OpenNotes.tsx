import type { ClosedKey, ClosedNote } from '@pv/contract';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import type { Cipher } from './crypto/cipher.ts';
import { Desk } from './writing/Desk.tsx';
import { useKeptDrafts } from './writing/use-kept-drafts.ts';
import { useNoteWorld } from './writing/use-note-world.ts';
import { useOpenedNotes } from './writing/use-opened-notes.ts';

/** The notes of a browser that has their key. */
export function OpenNotes(props: {
  owner: string;
  known: ClosedKey;
  cipher: Cipher;
  notes: readonly ClosedNote[];
  /** The note that the address names. */
  note: string | undefined;
}) {
  const { owner, known, cipher, notes, note } = props;
  const world = useNoteWorld(owner, known.id, cipher);
  const opened = useOpenedNotes(cipher, notes);
  const kept = useKeptDrafts(cipher);
  if (!opened || !kept) return <RowsSkeleton rows={4} />;
  return <Desk world={world} opened={opened} kept={kept} note={note} />;
}
