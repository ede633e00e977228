/** `\DefineVerbatimEnvironment{name}{…}`, `\lstnewenvironment{name}` and what does as they do. */
const NAMED =
  /\\(?:(?:Define|Recustom)VerbatimEnvironment|lstnewenvironment|newtcblisting\*?)\s*(?:\[[^[\]]*\]\s*)?\{\s*(?<name>[\p{L}\d]+\*?)\s*\}/gu;
/** `\newminted{python}{…}` makes `pythoncode`, `\newminted[name]{python}{…}` what it is told. */
const MINTED = /\\newminted\s*(?:\[(?<alias>[^[\]]+)\]\s*)?\{(?<language>[\p{L}\d]+)\}/gu;
/** An environment that begins code and leaves it open. */
const AROUND =
  /\\(?:re)?newenvironment\*?\s*\{\s*(?<name>[\p{L}\d]+\*?)\s*\}(?:(?!\\end\b|\\(?:re)?newenvironment\b)[\s\S]){0,300}?\\begin\s*\{(?:[vV]erbatim|lstlisting|minted|alltt)\*?\}/gu;

/** Names of environments for code that a text defines for itself, and one that the parser takes for text. */
function ownCode(text: string): Set<string> {
  const names = [NAMED, AROUND].flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ({ groups }) => groups?.name ?? ''),
  );
  const minted = Array.from(
    text.matchAll(MINTED),
    ({ groups }) => groups?.alias ?? `${groups?.language}code`,
  );
  return new Set(['Verbatim', 'Verbatim*', ...names, ...minted]);
}

/**
 * A text whose environments for code have a name that the parser knows: it would read what stands in others as
 * text, and all after a percent sign as a comment.
 */
export function withPlainCode(text: string): string {
  const names = ownCode(text);
  return text.replace(
    /\\(begin|end)\s*\{([\p{L}\d]+\*?)\}/gu,
    (typed, edge: string, name: string) => (names.has(name) ? `\\${edge}{lstlisting}` : typed),
  );
}
