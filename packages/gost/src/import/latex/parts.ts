import { MAX_TEXT_BYTES } from '../decode-text.ts';
import { ImportError } from '../errors.ts';
import type { FilesBeside } from '../files-beside.ts';

const PART =
  /^(?<before>(?:[^%\n\\]|\\[^\n])*?)\\(?:(?:input|include|subfile)|(?<code>lstinputlisting)\s{0,9}(?<options>\[[^[\]]*\])?)\s{0,9}\{(?<name>[^{}\n]+)\}/m;

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
  let rest = text;
  for (let found = PART.exec(rest); found; found = PART.exec(rest)) {
    const { before = '', code, options = '', name: typedName = '' } = found.groups ?? {};
    const name = typedName.trim();
    const typed = found[0].slice(before.length);
    const part = open.includes(name) ? null : await beside.text(name);
    if (part !== null) taken.parts += 1;
    if (taken.parts > MOST_PARTS) throw new ImportError('import_too_big', 'too_many_elements');
    let inside = typed;
    if (part !== null && code) inside = `\\begin{lstlisting}${options}\n${part}\n\\end{lstlisting}`;
    else if (part !== null) inside = await withParts(bodyOf(part), beside, [...open, name], taken);
    read += rest.slice(0, found.index) + before + inside;
    rest = rest.slice(found.index + found[0].length);
    if (read.length > MAX_TEXT_BYTES) throw new ImportError('import_too_big', 'total_too_big');
  }
  return read + rest;
}
