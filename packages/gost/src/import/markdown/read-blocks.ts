import type {
  Code,
  Heading,
  List,
  Paragraph,
  PhrasingContent,
  RootContent,
  Table,
  TableCell,
} from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { ImportError } from '../errors.ts';
import { DEFAULT_LIMITS } from '../package/limits.ts';
import {
  captionParagraph,
  codeParagraph,
  flowParagraph,
  flowText,
  itemContinued,
  itemMarker,
  type ListPlace,
  letterNumber,
} from '../plain-flow.ts';
import {
  type FlowBlock,
  type FlowInline,
  type FlowTable,
  inlineText,
  sliceInlines,
  trimInlines,
} from '../read/flow.ts';
import { type CaptionKind, readCaption } from '../recognise/captions.ts';
import { type Named, readTrailing } from './attributes.ts';
import { type CellReaders, htmlTableLengths, MOST_CELLS, readHtmlTable } from './html-table.ts';
import { type MarkdownFile, noteUnknown, readInlines } from './read-inlines.ts';

/** Where blocks stand: how deep, and in which item of a list. */
interface Standing {
  depth: number;
  list: ListPlace | null;
}

/** The blocks of a file in the order of reading. */
export function readBlocks(
  nodes: readonly RootContent[],
  file: MarkdownFile,
  standing: Standing = { depth: 0, list: null },
): FlowBlock[] {
  if (standing.depth > DEFAULT_LIMITS.depth) throw new ImportError('import_too_big', 'too_deep');
  const ordered = captionsFirst(nodes);
  const deeper = { ...standing, depth: standing.depth + 1 };
  const readers: CellReaders = {
    blocks: (inside) => readBlocks(inside, file, { ...deeper, list: null }),
    line: (inside) => readLine(inside, file),
    inlines: (inside) => readInlines(inside, file),
  };
  const tableLength = htmlTableLengths(ordered);
  const blocks: FlowBlock[] = [];
  for (let at = 0; at < ordered.length; at += 1) {
    const node = ordered[at];
    const length = tableLength(at);
    if (length > 0) blocks.push(...readHtmlTable(ordered.slice(at, at + length), readers));
    else if (node) blocks.push(...readBlock(node, file, { ...standing, next: ordered[at + 1] }));
    at += Math.max(0, length - 1);
  }
  return blocks;
}

type Around = Standing & { next: RootContent | undefined };

function readBlock(node: RootContent, file: MarkdownFile, around: Around): FlowBlock[] {
  const deeper = { ...around, depth: around.depth + 1 };
  switch (node.type) {
    case 'heading':
      return readHeading(node, file);
    case 'paragraph':
      return readParagraph(node, file, around);
    case 'list':
      return readList(node, file, deeper);
    case 'table':
      return [readTable(node, file)];
    case 'code':
      return readCode(node, file);
    case 'math':
      return [formula(node.value, file)];
    case 'blockquote':
      return readBlocks(node.children, file, deeper);
    case 'html':
      return readHtml(node.value, file);
    case 'thematicBreak':
    case 'definition':
    case 'footnoteDefinition':
      return [];
    default:
      return [flowParagraph([flowText(textOf(node))])];
  }
}

function readHeading({ depth, children }: Heading, file: MarkdownFile): FlowBlock[] {
  const { name, unnumbered, line } = withoutEnd(children);
  if (name) file.labels.add(name);
  return readLine(line, file, {
    outline: depth - 1,
    unlisted: unnumbered,
    bookmarks: name ? [name] : [],
  });
}

const TAG = /\\tag\*?\{([^}]*)\}/;

const LABEL = /\\label\{([^}]*)\}/;

/** A formula on a line of its own; its number is typed inside of it, or counted where it has a name. */
function formula(value: string, file: MarkdownFile, given: string | null = null): FlowBlock {
  const name = given ?? LABEL.exec(value)?.[1] ?? null;
  if (name) {
    file.labels.add(name);
    file.formulas += 1;
  }
  const counted = name ? String(file.formulas) : null;
  const label = TAG.exec(value)?.[1]?.trim() ?? counted;
  const tex = value.replace(TAG, '').replace(LABEL, '').replace(/\s+/g, ' ').trim();
  const bookmarks = name ? [name] : [];
  return flowParagraph([{ kind: 'math', tex, display: true, label }], { bookmarks });
}

type ParagraphMore = Parameters<typeof flowParagraph>[1];

const isCaption = (node: RootContent | undefined, kind: CaptionKind) =>
  node?.type === 'paragraph' && readCaption(textOf(node))?.kind === kind;

/**
 * A line and the pictures in it, which become figures after it. What others call the text of a picture
 * stands under it as its caption, unless one is typed there.
 */
function readLine(
  nodes: readonly PhrasingContent[],
  file: MarkdownFile,
  { next, lead = [], ...more }: ParagraphMore & { next?: RootContent; lead?: FlowInline[] } = {},
): FlowBlock[] {
  const inlines = [...lead, ...readInlines(nodes, file)];
  const pictures = inlines.filter((inline) => inline.kind === 'picture');
  const words = inlines.filter((inline) => inline.kind !== 'picture');
  const text = inlineText(words).trim();
  const typed = isCaption(next, 'figure');
  const together = (typed && text === '') || readCaption(text)?.kind === 'figure';
  const named = pictures.flatMap(({ picture }) => file.pictures.get(picture)?.name ?? []);
  if (pictures.length === 0 || (together && pictures.length > 1))
    return [flowParagraph(inlines, { ...more, bookmarks: [...(more.bookmarks ?? []), ...named] })];
  return pictures.flatMap((inline, at): FlowBlock[] => {
    const { words: own = [], name = null } = file.pictures.get(inline.picture) ?? {};
    const told = together || (typed && at === pictures.length - 1);
    const caption = (told ? own.slice(1) : own).join(' ');
    if (!told && caption === '') inline.picture.alone = true;
    const bookmarks = [...((at === 0 && more.bookmarks) || []), ...(name ? [name] : [])];
    const line = at === 0 ? [...words, inline] : [inline];
    const block = flowParagraph(line, at === 0 ? { ...more, bookmarks } : { bookmarks });
    return caption === '' ? [block] : [block, captionParagraph([flowText(caption)])];
  });
}

/** «Таблица: Название {#tbl:a}» beside a table, as Pandoc has it. */
const LISTING_CAPTION = /^(?:listing|листинг)?\s*:\s+(?=\S)/iu;
const TABLE_CAPTION = /^(?:table|таблица|табл\.)?\s*:\s+(?=\S)/iu;

/** «```{.python #lst:a caption="Name"}»: the name over the code, as Pandoc has it. */
function readCode({ lang, meta, value }: Code, file: MarkdownFile): FlowBlock[] {
  const typed = `${lang ?? ''} ${meta ?? ''}`;
  const caption = /\bcaption="([^"]+)"/.exec(typed)?.[1];
  const name = /#(lst:[^\s{}]+)/.exec(typed)?.[1];
  if (!caption) return [codeParagraph(value)];
  return [listingCaption([flowText(caption)], name, file), codeParagraph(value)];
}

function listingCaption(
  inlines: FlowInline[],
  name: string | null | undefined,
  file: MarkdownFile,
): FlowBlock {
  if (name) file.labels.add(name);
  return captionParagraph(inlines, name ? [name] : []);
}

/** Captions stand over their tables, wherever they are typed: each table has one at most. */
function captionsFirst(nodes: readonly RootContent[]): RootContent[] {
  const ordered: RootContent[] = [];
  let taken: RootContent | undefined;
  for (const [at, node] of nodes.entries()) {
    if (node === taken) continue;
    const [before, after] = [nodes[at - 1], nodes[at + 1]];
    const isCaptioned = before !== taken && isTableCaption(before);
    if (node.type === 'table' && !isCaptioned && isTableCaption(after)) {
      taken = after;
      ordered.push(after);
    }
    ordered.push(node);
  }
  return ordered;
}

const isTableCaption = (node: RootContent | undefined): node is Paragraph =>
  node?.type === 'paragraph' && TABLE_CAPTION.test(textOf(node));

/** A line without the attributes at its end. */
function withoutEnd(
  nodes: readonly PhrasingContent[],
): Omit<Named, 'rest'> & { line: PhrasingContent[] } {
  const last = nodes.at(-1);
  if (last?.type !== 'text') return { name: null, unnumbered: false, line: [...nodes] };
  const { rest, ...named } = readTrailing(last.value);
  return { ...named, line: [...nodes.slice(0, -1), { ...last, value: rest }] };
}

/** A caption with a mark of its own, or with attributes; null for other lines. */
function readTypedCaption(
  node: Paragraph,
  file: MarkdownFile,
  next: RootContent | undefined,
): FlowBlock[] | null {
  const marked = next?.type === 'table' && isTableCaption(node);
  const { name, line } = withoutEnd(node.children);
  if (next?.type === 'code' && LISTING_CAPTION.test(textOf(node))) {
    const words = trimInlines(readInlines(line, file));
    const from = LISTING_CAPTION.exec(inlineText(words))?.[0].length ?? 0;
    return [listingCaption(sliceInlines(words, from), name, file)];
  }
  const kind = readCaption(textOf(node))?.kind;
  const typed = name !== null && (kind === 'figure' || (kind && next?.type === 'table'));
  if (!marked && !typed) return null;
  if (name) file.labels.add(name);
  const inlines = trimInlines(readInlines(line, file));
  const bookmarks = name ? [name] : [];
  if (!marked) return [flowParagraph(inlines, { bookmarks })];
  const start = TABLE_CAPTION.exec(inlineText(inlines))?.[0].length ?? 0;
  return [captionParagraph(sliceInlines(inlines, start), bookmarks)];
}

/** Markdown has no letters: inside an item they are typed. */
const LETTERED = /^(\p{Ll})\)\s+/u;

function readParagraph(node: Paragraph, file: MarkdownFile, { list, next }: Around): FlowBlock[] {
  const caption = readTypedCaption(node, file, next);
  if (caption) return caption;
  const [mark = '', letter = ''] = (list && LETTERED.exec(textOf(node))) ?? [];
  const number = letterNumber(letter);
  if (list && number !== null) {
    const place = { ...list, level: list.level + 1, ordered: true, lettered: true };
    const inlines = sliceInlines(readInlines(node.children, file), mark.length);
    return [flowParagraph(inlines, itemMarker(place, number))];
  }
  const { children } = node;
  const { name, line } = withoutEnd(children);
  const [first, ...others] = line;
  const isAlone = others.every((other) => other.type === 'text' && other.value.trim() === '');
  // a formula between double signs in the text stands alone as one on lines of its own does
  if (isAlone && first?.type === 'inlineMath' && first.position) {
    const { start, end } = first.position;
    const signs = (end.offset ?? 0) - (start.offset ?? 0) - first.value.length;
    if (signs >= 4) return [formula(first.value, file, name)];
  }
  return readLine(children, file, { ...(list && itemContinued(list)), next });
}

const CHECKS = { true: '☑ ', false: '☐ ' } as const;

/** Items one after the other; what is no text in them stands between them. */
function readList(node: List, file: MarkdownFile, standing: Standing): FlowBlock[] {
  const place: ListPlace = {
    id: standing.list?.id ?? `md${node.position?.start.offset ?? 0}`,
    level: standing.list ? standing.list.level + 1 : 0,
    ordered: node.ordered ?? false,
  };
  const inside = { depth: standing.depth, list: place };
  return node.children.flatMap((item, at) => {
    const [first, ...rest] = item.children;
    const check = typeof item.checked === 'boolean' ? CHECKS[`${item.checked}`] : '';
    const number = (node.start ?? 1) + at;
    const own = first?.type === 'paragraph' ? first.children : [];
    const { name, line } = withoutEnd(own);
    // a record of a list of sources is named so
    if (name && place.ordered) file.sources.set(name.replace(/^ref-/, ''), number);
    const lead = check ? [flowText(check)] : [];
    const others = first?.type === 'paragraph' ? rest : item.children;
    const begun = readLine(name ? line : own, file, {
      ...itemMarker(place, number),
      lead,
      next: others[0],
    });
    return [...begun, ...readBlocks(others, file, inside)];
  });
}

const isEmpty = ({ children }: TableCell) => children.length === 0;

function readTable({ children }: Table, file: MarkdownFile): FlowTable {
  const columns = Math.max(1, ...children.map((row) => row.children.length));
  if (columns * children.length > MOST_CELLS)
    throw new ImportError('import_too_big', 'too_many_elements');
  // Markdown has no table without a head: an empty one stands for none
  const isHeadless = children.length > 1 && children[0]?.children.every(isEmpty);
  return {
    kind: 'table',
    columns,
    bookmarks: [],
    rows: children.slice(isHeadless ? 1 : 0).map((row, at) => ({
      header: at === 0 && children.length > 1 && !isHeadless,
      cells: Array.from({ length: columns }, (_, column) => ({
        colspan: 1,
        rowspan: 1,
        blocks: readLine(row.children[column]?.children ?? [], file),
      })),
    })),
  };
}

/** Markup of the web between paragraphs: its words stay, comments are told. */
function readHtml(value: string, file: MarkdownFile): FlowBlock[] {
  const shown = value.replace(/<!--([\s\S]*?)-->/g, (_, comment: string) => {
    file.hidden.push(comment);
    return '';
  });
  const pieces = shown.split(/(<\/?[a-z][^>]*>)/gi).filter((text) => text.trim() !== '');
  return pieces.flatMap((text): FlowBlock[] => {
    const [, name] = /^<\/?([a-z][a-z\d]*)/i.exec(text) ?? [];
    if (name?.toLowerCase() === 'img') return readLine([{ type: 'html', value: text }], file);
    if (name) noteUnknown(file, `<${name}>`);
    return name ? [] : [flowParagraph([flowText(text.replace(/\s+/g, ' ').trim())])];
  });
}
