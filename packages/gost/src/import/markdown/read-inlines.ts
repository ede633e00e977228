import type { Definition, Delete, FootnoteDefinition, PhrasingContent, Text } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { flowText, spaced } from '../plain-flow.ts';
import type { FlowInline, FlowPicture, TextFormat } from '../read/flow.ts';
import { readLeading } from './attributes.ts';
import { type Labels, readReferences } from './references.ts';

/** What a file says of a picture beside its place. */
interface PictureWords {
  /** Its text and its title. */
  words: string[];
  /** By which the text refers to it. */
  name: string | null;
}

/** What is known of the whole file while it is read. */
export interface MarkdownFile extends Labels {
  /** What is read, to see there which signs are escaped. */
  source: string;
  definitions: ReadonlyMap<string, Definition>;
  footnotes: ReadonlyMap<string, FootnoteDefinition>;
  /** Tags and the like that have no meaning here, with how often they were met. */
  unknown: Map<string, number>;
  /** What is not shown: comments. */
  hidden: string[];
  /** Footnotes that the text refers to. */
  noted: Set<string>;
  pictures: Map<FlowPicture, PictureWords>;
  /** How many formulas with a name were met: they are numbered. */
  formulas: number;
}

/** Names are compared without regard to case and spaces. */
export const nameOf = (identifier: string): string => spaced(identifier).trim().toLowerCase();

const HTML_FORMATS: Readonly<Record<string, Partial<TextFormat>>> = {
  b: { bold: true },
  strong: { bold: true },
  i: { italic: true },
  em: { italic: true },
  u: { underline: true },
  ins: { underline: true },
  sub: { vertical: 'sub' },
  sup: { vertical: 'super' },
  code: { mono: true },
};

/** Dashes as Pandoc types them: three hyphens, and two between numbers; a spaced pair may be anything. */
const dashed = (text: string): string =>
  text.replace(/(?<!-)---(?!-)/g, '—').replace(/(?<=\d)--(?=\d)/g, '–');

const TAG = /^<(\/?)([a-z][a-z\d]*)\b[^>]*>$/i;
const COMMENT = /^<!--([\s\S]*?)-->$/;

/** Notes markup that is passed over. */
export function noteUnknown({ unknown }: Pick<MarkdownFile, 'unknown'>, what: string): void {
  unknown.set(what, (unknown.get(what) ?? 0) + 1);
}

/** The attributes of a tag, without their quotation marks. */
const attributesOf = (html: string): Partial<Record<string, string>> =>
  Object.fromEntries(
    Array.from(html.matchAll(/([a-z]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi), (found) => [
      found[1]?.toLowerCase() ?? '',
      found[2] ?? found[3] ?? '',
    ]),
  );

/** How text looks in the middle of a line, by the tags that are open. */
class OpenTags {
  readonly #open: string[] = [];

  /** Takes a tag; gives what it prints. */
  take(html: string, file: MarkdownFile): FlowInline[] {
    const comment = COMMENT.exec(html);
    if (comment) file.hidden.push(comment[1] ?? '');
    if (comment) return [];
    const [, closing, tag = ''] = TAG.exec(html) ?? [];
    const name = tag.toLowerCase();
    if (name === 'br') return [flowText('\n')];
    const image = name === 'img' ? attributesOf(html) : null;
    if (image?.src) return [pictureOf(image.src, image, file)];
    if (!(name in HTML_FORMATS)) noteUnknown(file, name ? `<${name}>` : html.slice(0, 40));
    else if (closing) this.#open.splice(this.#open.lastIndexOf(name), 1);
    else this.#open.push(name);
    return [];
  }

  get format(): Partial<TextFormat> {
    return Object.assign({}, ...this.#open.map((name) => HTML_FORMATS[name]));
  }
}

function pictureOf(
  address: string,
  { alt, title }: { alt?: string | null; title?: string | null },
  { pictures }: MarkdownFile,
): FlowInline {
  const picture: FlowPicture = {
    source: { kind: 'external', address },
    width: 0,
    height: 0,
    alt: alt ?? '',
  };
  const words = [alt ?? '', title ?? ''].filter((part) => part.trim() !== '');
  pictures.set(picture, { words: [...new Set(words)], name: null });
  return { kind: 'picture', picture };
}

/** Attributes right after a picture are no words: what they name it is noted. */
function withoutAttributes(
  text: string,
  before: FlowInline | undefined,
  file: MarkdownFile,
): string {
  if (before?.kind !== 'picture') return text;
  const { name, rest } = readLeading(text);
  const words = file.pictures.get(before.picture);
  if (name && words) {
    words.name = name;
    file.labels.add(name);
  }
  return rest;
}

/** The target of a link as typed in the text, or by the name of a definition. */
function linkFormat(url: string | undefined): Partial<TextFormat> {
  return !url || url.startsWith('#') ? {} : { href: url };
}

function noteText(identifier: string, file: MarkdownFile): FlowInline[] {
  const note = file.footnotes.get(nameOf(identifier));
  if (!note) return [flowText(`[^${identifier}]`)];
  file.noted.add(nameOf(identifier));
  const text = note.children.map((child) => textOf(child)).join(' ');
  return [{ kind: 'note', text: spaced(text).trim() }];
}

/** The pieces of a line. */
export function readInlines(
  nodes: readonly PhrasingContent[],
  file: MarkdownFile,
  format: Partial<TextFormat> = {},
): FlowInline[] {
  const tags = new OpenTags();
  const read: FlowInline[] = [];
  for (const node of nodes) {
    const look = { ...format, ...tags.format };
    if (node.type === 'html') read.push(...tags.take(node.value, file));
    else if (node.type === 'text') {
      const text = withoutAttributes(node.value, read.at(-1), file);
      if (text !== '') read.push(...readText(text, node, look, file));
    } else read.push(...readInline(node, file, look));
  }
  return read;
}

const isSingle = ({ position, children }: Delete): boolean =>
  (children[0]?.position?.start.offset ?? 0) - (position?.start.offset ?? 0) === 1;

/** Words between `^` are raised, as Pandoc has it. */
const RAISED = /(?<!\^)\^([^\s^]{1,40})\^(?!\^)/u;

function readText(
  text: string,
  { position }: Pick<Text, 'position'>,
  look: Partial<TextFormat>,
  file: MarkdownFile,
): FlowInline[] {
  const typed = file.source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
  const shown = /\\-/.test(typed) ? spaced(text) : dashed(spaced(text));
  const pieces = /\\\^/.test(typed) ? [shown] : shown.split(RAISED);
  return pieces.flatMap((piece, at) => {
    if (piece === '') return [];
    return readReferences(piece, at % 2 === 1 ? { ...look, vertical: 'super' } : look, file);
  });
}

function readInline(
  node: Exclude<PhrasingContent, { type: 'html' | 'text' }>,
  file: MarkdownFile,
  format: Partial<TextFormat>,
): FlowInline[] {
  const inside = (children: readonly PhrasingContent[], more: Partial<TextFormat> = {}) =>
    readInlines(children, file, { ...format, ...more });
  switch (node.type) {
    case 'emphasis':
      return inside(node.children, { italic: true });
    case 'strong':
      return inside(node.children, { bold: true });
    case 'delete':
      // one sign lowers, as Pandoc has it
      if (isSingle(node)) return inside(node.children, { vertical: 'sub' });
      noteUnknown(file, '~~ ~~');
      return inside(node.children);
    case 'inlineCode':
      return [flowText(node.value, { ...format, mono: true })];
    case 'inlineMath':
      return [{ kind: 'math', tex: node.value.trim(), display: false, label: null }];
    case 'break':
      return [flowText('\n', format)];
    case 'link':
      return inside(node.children, linkFormat(node.url));
    case 'linkReference':
      return inside(node.children, linkFormat(file.definitions.get(nameOf(node.identifier))?.url));
    case 'image':
      return [pictureOf(node.url, node, file)];
    case 'imageReference': {
      const { url = node.identifier, title } = file.definitions.get(nameOf(node.identifier)) ?? {};
      return [pictureOf(url, { alt: node.alt, title }, file)];
    }
    case 'footnoteReference':
      return noteText(node.identifier, file);
    default:
      return [flowText(textOf(node), format)];
  }
}
