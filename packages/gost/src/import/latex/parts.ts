import { MAX_TEXT_BYTES } from '../decode-text.ts';
import { ImportError } from '../errors.ts';
import type { FilesBeside } from '../files-beside.ts';
import { ASIDE } from './tokens.ts';

const CODE =
  /(?<listing>lstinputlisting|verbatiminput|VerbatimInput|inputminted)\s{0,9}(?<options>\[[^[\]]*\])?(?:\s{0,9}\{\w+\}(?=\s{0,9}\{))?/u;
const FROM = /(?:sub)?(?:import|includefrom|inputfrom)\*?\s{0,9}\{(?<folder>[^{}\n]*)\}/u;
const TAKES = new RegExp(
  String.raw`\\(?:(?:input|include|subfile)|${CODE.source}|${FROM.source})\s{0,9}\{(?<name>[^{}\n]+)\}`,
  'u',
);
/** TeX itself reads a name up to the first space. */
const BARE = /\\input[ \t]+(?<bare>[^\s{}\\%]+)/u;
/** A command that takes a file in, or what is passed over: code, comments, other commands. */
const PART = new RegExp([ASIDE, TAKES.source, BARE.source, /\\[\s\S]/u.source].join('|'), 'gu');

/** So many commands take files in: a few that take each other in would otherwise mean millions. */
const MOST_PARTS = 2_000;

/** What a file that can also be printed alone says to the text around it. */
function bodyOf(text: string): string {
  return /\\begin\s*\{document\}([\s\S]*?)\\end\s*\{document\}/.exec(text)?.[1] ?? text;
}

async function textOf(names: readonly string[], beside: FilesBeside) {
  for (const name of names) {
    const text = await beside.text(name);
    if (text !== null) return { name, text };
  }
  return null;
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
    const { listing, options = '', folder = '', bare, name: typed = bare } = found.groups ?? {};
    if (typed === undefined) continue;
    const name = folder.replace(/(?<=[^/])$/, '/') + typed.trim();
    // some packages name files from the folder of the file that names them
    const names = new Set([name, (open.at(-1) ?? '').replace(/[^/]*$/, '') + name]);
    const part = await textOf(
      [...names].filter((one) => !open.includes(one)),
      beside,
    );
    if (part) taken.parts += 1;
    if (taken.parts > MOST_PARTS) throw new ImportError('import_too_big', 'too_many_elements');
    let inside = bare === undefined ? found[0] : `\\input{${bare}}`;
    if (part && listing) inside = `\\begin{lstlisting}${options}\n${part.text}\n\\end{lstlisting}`;
    else if (part) inside = await withParts(bodyOf(part.text), beside, [...open, part.name], taken);
    read += text.slice(at, found.index) + inside;
    at = found.index + found[0].length;
    if (read.length > MAX_TEXT_BYTES) throw new ImportError('import_too_big', 'total_too_big');
  }
  return read + text.slice(at);
}
