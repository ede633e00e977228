import { type Comment, readWords } from './views.ts';

const SHORT = 80;

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

type Said = Pick<Comment, 'anchor' | 'text'>;

/** «the words that are meant», by which a remark is known to be about them; '' where there are none. */
function quoted({ anchor }: Pick<Said, 'anchor'>): string {
  const words = oneLine(anchor ? readWords(anchor) : '');
  if (words === '') return '';
  return `«${words.length > SHORT ? `${words.slice(0, SHORT - 1).trimEnd()}…` : words}»`;
}

/** A comment as one line among the remarks of a return. */
export const remarkLine = (said: Said): string =>
  [quoted(said), oneLine(said.text)].filter(Boolean).join(' — ');

/**
 * Which comment a remark was made of: the one that it says word for word, else the first that is left
 * about the words with which it begins; a reviewer may have gone on writing after them.
 */
export function commentsOfLines<C extends Said & { id: string }>(
  lines: readonly string[],
  comments: readonly C[],
): (string | null)[] {
  const left = new Set(comments);
  const take = (found: C | undefined): string | null => {
    if (!found) return null;
    left.delete(found);
    return found.id;
  };
  const whole = lines.map((line) => take([...left].find((said) => remarkLine(said) === line)));
  return lines.map(
    (line, index) =>
      whole[index] ??
      take([...left].find((said) => quoted(said) !== '' && line.startsWith(quoted(said)))),
  );
}
