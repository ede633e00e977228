import type { NoteFields } from '../crypto/note-text.ts';

const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е');

/** Whether every word of a search stands in a note, in any place and case. */
export function holdsWords({ title, text }: NoteFields, words: string): boolean {
  const whole = plain(`${title}\n${text}`);
  return plain(words)
    .split(/\s+/)
    .every((word) => whole.includes(word));
}

/** What a note is called in a list: its title, else its first words; empty where nothing is written. */
export function nameOf({ title, text }: NoteFields): string {
  const first = text.split('\n').find((line) => line.trim() !== '') ?? '';
  return title.trim() || first.trim().slice(0, 120);
}
