import type { Heading, Image, List, Paragraph, RootContent, Table } from 'mdast';
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
} from '../plain-flow.ts';
import type { FlowBlock, FlowTable } from '../read/flow.ts';
import { readCaption } from '../recognise/captions.ts';
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
  return nodes.flatMap((node, at) => readBlock(node, file, { ...standing, next: nodes[at + 1] }));
}

type Around = Standing & { next: RootContent | undefined };

function readBlock(node: RootContent, file: MarkdownFile, around: Around): FlowBlock[] {
  const deeper = { ...around, depth: around.depth + 1 };
  switch (node.type) {
    case 'heading':
      return [readHeading(node, file)];
    case 'paragraph':
      return readParagraph(node, file, around);
    case 'list':
      return readList(node, file, deeper);
    case 'table':
      return [readTable(node, file)];
    case 'code':
      return [codeParagraph(node.value)];
    case 'math':
      return [formula(node.value)];
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

function readHeading({ depth, children }: Heading, file: MarkdownFile): FlowBlock {
  return flowParagraph(readInlines(children, file), { outline: depth - 1 });
}

const TAG = /\\tag\*?\{([^}]*)\}/;

/** A formula on a line of its own; its number is typed inside of it. */
function formula(value: string): FlowBlock {
  const label = TAG.exec(value)?.[1]?.trim() ?? null;
  const tex = value.replace(TAG, '').replace(/\s+/g, ' ').trim();
  return flowParagraph([{ kind: 'math', tex, display: true, label }]);
}

/** The words of what others call an image's text stand under it, unless a caption is typed there. */
function readFigure(image: Image, file: MarkdownFile, next: RootContent | undefined): FlowBlock[] {
  const picture = flowParagraph(readInlines([image], file));
  const words = [image.alt ?? '', image.title ?? ''].filter((part) => part.trim() !== '');
  const typed = next?.type === 'paragraph' && readCaption(textOf(next))?.kind === 'figure';
  const caption = [...new Set(typed ? words.slice(1) : words)].join(' ');
  return caption === '' ? [picture] : [picture, captionParagraph([flowText(caption)])];
}

function readParagraph(
  { children }: Paragraph,
  file: MarkdownFile,
  { list, next }: Around,
): FlowBlock[] {
  const [first] = children;
  if (children.length === 1 && first?.type === 'image') return readFigure(first, file, next);
  // a formula between double signs in the text stands alone as one on lines of its own does
  if (children.length === 1 && first?.type === 'inlineMath' && first.position) {
    const { start, end } = first.position;
    const signs = (end.offset ?? 0) - (start.offset ?? 0) - first.value.length;
    if (signs >= 4) return [formula(first.value)];
  }
  return [flowParagraph(readInlines(children, file), list ? itemContinued(list) : {})];
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
    const lead = first?.type === 'paragraph' ? readInlines(first.children, file) : [];
    const marker = itemMarker(place, (node.start ?? 1) + at);
    const begun = flowParagraph(check ? [flowText(check), ...lead] : lead, marker);
    const others = first?.type === 'paragraph' ? rest : item.children;
    return [begun, ...readBlocks(others, file, inside)];
  });
}

function readTable({ children }: Table, file: MarkdownFile): FlowTable {
  const columns = Math.max(1, ...children.map((row) => row.children.length));
  return {
    kind: 'table',
    columns,
    bookmarks: [],
    rows: children.map((row, at) => ({
      header: at === 0 && children.length > 1,
      cells: Array.from({ length: columns }, (_, column) => ({
        colspan: 1,
        rowspan: 1,
        blocks: [flowParagraph(readInlines(row.children[column]?.children ?? [], file))],
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
  const tags = shown.match(/<\/?[a-z][^>]*>/gi) ?? [];
  for (const tag of tags) noteUnknown(file, tag.replace(/^<\/?([a-z\d]+)[\s\S]*$/i, '<$1>'));
  return shown
    .split(/<\/?[a-z][^>]*>/gi)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => flowParagraph([flowText(text.replace(/\s+/g, ' '))]));
}
