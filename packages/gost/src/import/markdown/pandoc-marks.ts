/** Lines that only arrange the page: commands of LaTeX, the edges of Pandoc's boxes, and the names of GitHub's notes. */
const ARRANGES = [
  /^\\(?:newpage|pagebreak|clearpage|cleardoublepage|tableofcontents|listoffigures|listoftables|maketitle|appendix|bigskip|medskip|smallskip|vspace\*?\{[^{}]*\})$/,
  /^:{3,} ?(?:\{(?!#refs\b)[^{}]*\}|[\w-]+)?(?: ?:+)?$/,
  /^> ?\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]$/i,
];

const FENCE = /^\s*(`{3,}|~{3,})/;
/** A name after the end of a formula. */
const NAMED_FORMULA = /^\$\$[ \t]*\{#(eq:[\w:.-]+)\}\s*$/;

/**
 * A text in which Pandoc's marks do not stand in the way of the parser: a name after a formula, which would keep
 * it open to the end of the file, goes inside, and lines that only arrange the page are empty.
 */
export function withoutMarks(text: string): string {
  let fence = '';
  let isList = false;
  const lines = text.split('\n').map((line) => {
    const mark = FENCE.exec(line)?.[1] ?? '';
    if (fence === '') fence = mark;
    else if (mark.startsWith(fence)) fence = '';
    if (fence !== '') return line;
    // what closes the place of the list stays with it
    if (/^:{3,}\s*\{#refs\b/.test(line)) isList = true;
    else if (isList && /^:{3,}\s*$/.test(line)) isList = false;
    else if (ARRANGES.some((arranges) => arranges.test(line.trim())))
      return line.startsWith('>') ? '>' : '';
    return line.replace(NAMED_FORMULA, '\\label{$1}\n$$$$');
  });
  return lines.join('\n');
}
