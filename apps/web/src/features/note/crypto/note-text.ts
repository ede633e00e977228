import type { ClosedNote, Sealed } from '@pv/contract';
import type { Cipher } from './cipher.ts';

/** What a person writes. */
export interface NoteFields {
  title: string;
  text: string;
}

/** A note of another id, put in the place of this one, does not open. */
const placeOf = (id: string) => `note:${id}`;

/** Encrypts a note: its title is the first line. */
export const sealNote = (
  cipher: Cipher,
  id: string,
  { title, text }: NoteFields,
): Promise<Sealed> => cipher.seal(placeOf(id), `${title.replace(/[\r\n]+/g, ' ')}\n${text}`);

/**
 * Opens a note.
 * @throws DOMException when the key is another one, or somebody has changed the note
 */
export async function openNote(cipher: Cipher, note: ClosedNote): Promise<NoteFields> {
  const whole = await cipher.open(placeOf(note.id), note);
  const end = whole.indexOf('\n');
  return { title: whole.slice(0, end), text: whole.slice(end + 1) };
}
