import { elements, type XmlElement } from '../ooxml/tree.ts';
import { chosenAlternative } from './alternatives.ts';

/** What a field means to the import, by the first word of its code, ECMA-376 part 1, clause 17.16. */
type FieldMeaning =
  | { kind: 'contents' }
  | { kind: 'reference'; bookmark: string }
  | { kind: 'link'; href: string }
  | { kind: 'plain' };

interface OpenField {
  code: string;
  separated: boolean;
  /** This field's code, or that of a field around it, is being read. */
  inCode: boolean;
  inContents: boolean;
  /** The innermost reference or link, this field or one around it. */
  meaning: FieldMeaning | null;
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
    const { inContents, meaning } = this;
    this.#open.push({ code: '', separated: false, inCode: true, inContents, meaning });
  }

  /** A piece of the code of the innermost field. */
  addCode(text: string): void {
    const field = this.#open.at(-1);
    if (field && !field.separated) field.code += text;
  }

  /** From here on comes the field's result. */
  separate(): void {
    const field = this.#open.at(-1);
    if (!field) return;
    const meaning = readFieldCode(field.code);
    field.separated = true;
    field.inCode = this.#open.at(-2)?.inCode ?? false;
    if (meaning.kind === 'contents') field.inContents = true;
    if (meaning.kind === 'reference' || meaning.kind === 'link') field.meaning = meaning;
  }

  end(): void {
    this.#open.pop();
  }

  /** True while some field's code is being read: its texts are not printed. */
  get inCode(): boolean {
    return this.#open.at(-1)?.inCode ?? false;
  }

  get inContents(): boolean {
    return this.#open.at(-1)?.inContents ?? false;
  }

  /** The innermost reference or link around this place. */
  get meaning(): FieldMeaning | null {
    return this.#open.at(-1)?.meaning ?? null;
  }
}

/**
 * The `w:fldChar` elements that begin a field which nothing ends. Read as fields they would take the
 * rest of the document for their code or their contents.
 */
export function unendedFields(body: XmlElement): ReadonlySet<XmlElement> {
  const open: XmlElement[] = [];
  const visit = (parent: XmlElement): void => {
    for (const element of elements(parent)) {
      if (element.name === 'w:fldChar') pass(element, open);
      else if (element.name === 'mc:AlternateContent') visit(chosenAlternative(element) ?? element);
      else visit(element);
    }
  };
  visit(body);
  return new Set(open);
}

function pass(mark: XmlElement, open: XmlElement[]): void {
  const type = mark.attributes['w:fldCharType'];
  if (type === 'begin') open.push(mark);
  else if (type === 'end') open.pop();
}
