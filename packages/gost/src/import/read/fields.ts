import type { FlowParagraph } from './flow.ts';

/** What a field means to the import, by the first word of its code, ECMA-376 part 1, clause 17.16. */
export type FieldMeaning =
  | { kind: 'contents' }
  | { kind: 'reference'; bookmark: string }
  | { kind: 'link'; href: string }
  | { kind: 'plain' };

interface OpenField {
  code: string;
  meaning: FieldMeaning | null;
  paragraphs: FlowParagraph[];
}

/** PAGEREF prints a page and NOTEREF a note: neither is the number of its target. */
const REFERENCES = new Set(['REF']);

/** Reads the code of a field, such as ` REF _Ref123 \h `. */
export function readFieldCode(code: string): FieldMeaning {
  const words: string[] = code.trim().match(/"[^"]*"|\S+/g) ?? [];
  const name = (words[0] ?? '').toUpperCase();
  const argument = (words[1] ?? '').replaceAll('"', '');
  if (name === 'TOC') return { kind: 'contents' };
  if (REFERENCES.has(name)) return { kind: 'reference', bookmark: argument };
  if (name !== 'HYPERLINK') return { kind: 'plain' };
  const inside = words.indexOf('\\l');
  if (inside < 0) return { kind: 'link', href: argument };
  return { kind: 'reference', bookmark: (words[inside + 1] ?? '').replaceAll('"', '') };
}

/** Fields that are open at some place of the text; they may span paragraphs and nest. */
export class FieldStack {
  readonly #open: OpenField[] = [];

  begin(): void {
    this.#open.push({ code: '', meaning: null, paragraphs: [] });
  }

  /** A piece of the code of the innermost field. */
  addCode(text: string): void {
    const field = this.#open.at(-1);
    if (field && !field.meaning) field.code += text;
  }

  /** From here on comes the field's result. */
  separate(): void {
    const field = this.#open.at(-1);
    if (field) field.meaning = readFieldCode(field.code);
  }

  end(): void {
    this.#open.pop();
  }

  /** True while some field's code is being read: its texts are not printed. */
  get inCode(): boolean {
    return this.#open.some((field) => !field.meaning);
  }

  get inContents(): boolean {
    return this.#open.some((field) => field.meaning?.kind === 'contents');
  }

  /** The innermost reference or link around this place. */
  get meaning(): FieldMeaning | null {
    const found = this.#open.findLast(
      ({ meaning }) => meaning?.kind === 'reference' || meaning?.kind === 'link',
    );
    return found?.meaning ?? null;
  }

  /** Remembers a paragraph taken for contents, in case the field turns out never to end. */
  markContents(paragraph: FlowParagraph): void {
    this.#open.find((field) => field.meaning?.kind === 'contents')?.paragraphs.push(paragraph);
  }

  /** At the end of the text: a contents field that was never closed is none. */
  finish(): void {
    for (const field of this.#open.splice(0)) {
      for (const paragraph of field.paragraphs) paragraph.generated = null;
    }
  }
}
