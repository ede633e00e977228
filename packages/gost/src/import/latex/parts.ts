import { MAX_TEXT_BYTES } from '../decode-text.ts';
import { ImportError } from '../errors.ts';
import type { FilesBeside } from '../files-beside.ts';
import { ASIDE } from './tokens.ts';

const TAKES =
  /\\(?:(?:input|include|subfile)|(?<listing>lstinputlisting)\s{0,9}(?<options>\[[^[\]]*\])?)\s{0,9}\{(?<name>[^{}\n]+)\}/u;
/** A command that takes a file in, or what is passed over: code, comments, other commands. */
const PART = new RegExp([ASIDE, TAKES.source, /\\[\s\S]/u.source].join('|'), 'gu');

/** So many commands take files in: a few that take each other in would otherwise mean millions. */
const MOST_PARTS = 2_000;

/** What a file that can also be printed alone says to the text around it. */
function bodyOf(text: string): string {
  return /\\begin\s*\{document\}([\s\S]*?)\\end\s*\{document\}/.exec(text)?.[1] ?? text;
}

/**
 * A text with the files that it takes in, in their places, code as code; the command stays for one that is not
 * there, or that would take itself in.
 * @throws ImportError `import_too_big`
 */
export async function withParts(
  text: string,
  beside: FilesBeside,
  open: readonly string[] = [],
  taken = { parts: 0 },
): Promise<string> {
  let read = '';
  let at = 0;
  for (const found of text.matchAll(PART)) {
    const { listing, options = '', name: typedName } = found.groups ?? {};
    if (typedName === undefined) continue;
    const name = typedName.trim();
    const part = open.includes(name) ? null : await beside.text(name);
    if (part !== null) taken.parts += 1;
    if (taken.parts > MOST_PARTS) throw new ImportError('import_too_big', 'too_many_elements');
    let [inside] = found;
    if (part !== null && listing)
      inside = `\\begin{lstlisting}${options}\n${part}\n\\end{lstlisting}`;
    else if (part !== null) inside = await withParts(bodyOf(part), beside, [...open, name], taken);
    read += text.slice(at, found.index) + inside;
    at = found.index + found[0].length;
    if (read.length > MAX_TEXT_BYTES) throw new ImportError('import_too_big', 'total_too_big');
  }
  return read + text.slice(at);
}
