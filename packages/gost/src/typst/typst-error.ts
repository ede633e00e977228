/** The layout of a source failed: what the compiler said, one message a line. */
export class TypstError extends Error {
  override name = 'TypstError';
  readonly diagnostics: readonly string[];

  constructor(diagnostics: readonly string[]) {
    super(`Typst: ${diagnostics[0] ?? 'the document could not be laid out'}`);
    this.diagnostics = diagnostics;
  }
}
