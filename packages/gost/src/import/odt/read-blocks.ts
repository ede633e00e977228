import { formatNumber } from '../ooxml/numbering.ts';
import { child, children, elements, type XmlElement } from '../ooxml/tree.ts';
import { flowParagraph } from '../plain-flow.ts';
import type { FlowBlock, FlowCell, FlowParagraph, FlowRow, FlowTable } from '../read/flow.ts';
import type { OdtContext } from './context.ts';
import { type Line, readInto } from './read-inlines.ts';

/** Where a list stands: nested ones go on in the list that they stand in. */
interface ListPlace {
  id: string;
  style: string;
  level: number;
  values: number[];
}

/** More rows or cells than a page has room for are empty ones repeated to its edge. */
const MOST_REPEATED = 100;

/** Reads the blocks of a document in order. */
export function createReader(shared: Omit<OdtContext, 'readBlocks'>): OdtContext {
  const context: OdtContext = { ...shared, readBlocks: (parts) => parts.flatMap(block) };
  const lists = new Map<string, ListPlace>();
  let made = 0;

  function paragraph(element: XmlElement, more: Partial<FlowParagraph> = {}): FlowBlock[] {
    const { attributes } = element;
    const style = context.styles.style('paragraph', attributes['text:style-name']);
    const line: Line = { inlines: [], font: style.font, bookmarks: [], beside: [] };
    readInto(element, line, context, style.format);
    const level = Number(attributes['text:outline-level'] ?? 0);
    const heading = element.name === 'text:h';
    const own = flowParagraph(line.inlines, {
      styleName: style.name,
      outline: heading ? Math.max(0, Math.min(level || 1, 9) - 1) : style.outline,
      align: style.align,
      left: style.left,
      firstLine: style.firstLine,
      pageBreakBefore: style.pageBreakBefore,
      bookmarks: line.bookmarks,
      ...more,
    });
    // a box around a picture and its caption leaves an empty line where it stands
    const empty = line.inlines.length === 0 && line.beside.length > 0;
    return empty ? line.beside : [own, ...line.beside];
  }

  /** The list that an element begins or goes on with. */
  function openList({ attributes }: XmlElement, outer: ListPlace | null): ListPlace {
    if (outer) return { ...outer, level: outer.level + 1 };
    const style = attributes['text:style-name'] ?? '';
    const goesOn =
      'text:continue-list' in attributes || attributes['text:continue-numbering'] === 'true';
    const before = goesOn ? lists.get(style) : undefined;
    made += 1;
    const place = before ?? { id: `odt${made}`, style, level: 0, values: [] };
    lists.set(style, place);
    return place;
  }

  function list(element: XmlElement, outer: ListPlace | null): FlowBlock[] {
    const place = openList(element, outer);
    const header = children(element, 'text:list-header').flatMap((one) =>
      context.readBlocks(elements(one)),
    );
    return [...header, ...children(element, 'text:list-item').flatMap((one) => item(one, place))];
  }

  function item(element: XmlElement, place: ListPlace): FlowBlock[] {
    const { id, style, level, values } = place;
    const look = context.styles.level(style, level);
    let fresh = true;
    return elements(element).flatMap((node) => {
      if (node.name === 'text:list') return list(node, place);
      if (node.name !== 'text:p') return block(node);
      const left = 360 * (level + 1);
      if (!fresh) {
        const marker = { numId: id, level, format: 'none', label: '', value: 0, left };
        return paragraph(node, { list: marker, left });
      }
      fresh = false;
      const value =
        Number(element.attributes['text:start-value'] ?? 0) ||
        (values[level] ?? look.start - 1) + 1;
      values[level] = value;
      values.length = level + 1;
      const number = look.ordered ? formatNumber(value, look.format) : '–';
      const label = look.format === 'none' ? '' : `${look.prefix}${number}${look.suffix}`;
      const marker = { numId: id, level, format: look.format, label, value, left };
      return paragraph(node, { list: marker, left });
    });
  }

  const counted = ({ attributes }: XmlElement, name: string) =>
    Math.min(Math.max(1, Number(attributes[name] ?? 1) || 1), MOST_REPEATED);

  const cell = (element: XmlElement): FlowCell => ({
    colspan: counted(element, 'table:number-columns-spanned'),
    rowspan: counted(element, 'table:number-rows-spanned'),
    blocks: context.readBlocks(elements(element)),
  });

  function rowsOf(element: XmlElement, header: boolean): FlowRow[] {
    return elements(element).flatMap((node) => {
      if (node.name === 'table:table-header-rows') return rowsOf(node, true);
      if (node.name === 'table:table-rows' || node.name === 'table:table-row-group')
        return rowsOf(node, header);
      if (node.name !== 'table:table-row') return [];
      const cells = children(node, 'table:table-cell').flatMap((one) =>
        Array.from({ length: counted(one, 'table:number-columns-repeated') }, () => cell(one)),
      );
      return [{ header, cells }];
    });
  }

  function table(element: XmlElement): FlowTable {
    const rows = rowsOf(element, false);
    const width = ({ cells }: FlowRow) => cells.reduce((sum, { colspan }) => sum + colspan, 0);
    return { kind: 'table', rows, columns: Math.max(1, ...rows.map(width)), bookmarks: [] };
  }

  function contents(element: XmlElement): FlowBlock[] {
    return context
      .readBlocks(elements(child(element, 'text:index-body')))
      .map((one) => (one.kind === 'paragraph' ? { ...one, generated: 'contents' as const } : one));
  }

  const READERS: Readonly<Record<string, (element: XmlElement) => FlowBlock[]>> = {
    'text:p': (element) => paragraph(element),
    'text:h': (element) => paragraph(element),
    'text:list': (element) => list(element, null),
    'table:table': (element) => [table(element)],
    'text:table-of-content': contents,
    'text:tracked-changes': (element) => {
      context.deleted.push(...deletedIn(element));
      return [];
    },
    'text:sequence-decls': () => [],
    'office:forms': () => [],
    'office:annotation': () => [],
    'draw:frame': (element) => paragraph({ name: 'text:p', attributes: {}, children: [element] }),
  };

  function block(element: XmlElement): FlowBlock[] {
    return READERS[element.name]?.(element) ?? context.readBlocks(elements(element));
  }

  return context;
}

/** The words that revisions have taken away. */
function deletedIn(element: XmlElement): string[] {
  if (element.name === 'text:p' || element.name === 'text:h') return [wordsOf(element)];
  if (element.name === 'office:change-info') return [];
  return elements(element).flatMap(deletedIn);
}

const wordsOf = (element: XmlElement): string =>
  element.children.map((node) => (typeof node === 'string' ? node : wordsOf(node))).join('');
