import { type NodeJson, type SectionJson, textAttribute } from '@pv/editor-schema';
import type { BlockRef } from './block.ts';
import {
  type InlineSpan,
  inlineSpans,
  maskProse,
  type SectionName,
  spansText,
  type TextUnit,
  type UnitHolder,
  type UnitKind,
} from './text-unit.ts';

/** The title of a section, or a block at its top with everything that stands in it. */
export interface Passage {
  /** Null for a title. */
  top: BlockRef | null;
  /** The block and all below it, in reading order. */
  blocks: readonly BlockRef[];
  /** The title, or every text block except code, every footnote after its host. */
  units: readonly TextUnit[];
  /** Its position in reading order, and that of what follows. */
  order: number;
  end: number;
}

type TitlePassage = Passage & { units: readonly [title: TextUnit] };

const UNIT_KINDS: Partial<Record<string, UnitKind>> = {
  paragraph: 'paragraph',
  heading: 'heading',
  figure: 'figureCaption',
  figureCaption: 'figureCaption',
  figurePart: 'figurePart',
  tableCaption: 'tableCaption',
  listingCaption: 'listingCaption',
};

const HOLDERS: Partial<Record<string, UnitHolder>> = {
  bulletList: 'list',
  orderedList: 'list',
  tableCell: 'cell',
  tableHeader: 'headerCell',
};

type Words = Pick<TextUnit, 'inlines' | 'text' | 'prose'>;

/** Keeps what a node says: nodes are never changed, so it is worked out once for each. */
function kept(read: (node: NodeJson) => Words): (node: NodeJson) => Words {
  const known = new WeakMap<NodeJson, Words>();
  return (node) => {
    const words = known.get(node) ?? read(node);
    known.set(node, words);
    return words;
  };
}

const wordsOf = kept((node) => {
  const inlines = inlineSpans(node);
  const text = spansText(inlines);
  return { inlines, text, prose: maskProse(text, inlines) };
});

const footnoteWords = kept((node) => {
  const text = textAttribute(node, 'text');
  return { inlines: [], text, prose: maskProse(text, []) };
});

const blocks = new WeakMap<NodeJson, Passage>();
const titles = new WeakMap<SectionName, TitlePassage>();

/**
 * How a section is called: the same object as before where one of its blocks has been read in a section
 * of that name, so that its blocks can stay what they are.
 */
export function nameOf(
  { id, kind, title }: SectionJson,
  content: readonly NodeJson[],
): SectionName {
  for (const node of content) {
    const name = blocks.get(node)?.top?.section;
    if (name?.id === id && name.kind === kind && name.title === title) return name;
  }
  return { id, kind, title };
}

/** The title of a section; the same object as long as it is called and stands so. */
export function readTitle(section: SectionName, order: number): TitlePassage {
  const known = titles.get(section);
  if (known?.order === order) return known;
  const text = section.title;
  const address = { kind: 'title', sectionId: section.id } as const;
  const place = { section, path: [], order, holder: 'body' } as const;
  const words = { text, prose: maskProse(text, []), inlines: [] };
  const title: TextUnit = { kind: 'title', ...place, address, ...words };
  const passage: TitlePassage = { top: null, blocks: [], units: [title], order, end: order + 1 };
  titles.set(section, passage);
  return passage;
}

/** Reads a block; the same object as long as nobody changes it and it stays where it stands. */
export function readPassage(
  node: NodeJson,
  index: number,
  section: SectionName,
  order: number,
): Passage {
  const known = blocks.get(node);
  const stays = known?.order === order && known.top?.path[0] === index;
  if (known && stays && known.top?.section === section) return known;
  const reader = new Reader(section, order);
  const top = reader.readBlock(node, [index], null, 'body');
  const passage = { top, blocks: reader.blocks, units: reader.units, order, end: reader.end };
  blocks.set(node, passage);
  return passage;
}

/** Collects blocks and units while it goes through a passage. */
class Reader {
  readonly blocks: BlockRef[] = [];
  readonly units: TextUnit[] = [];
  end: number;
  readonly #section: SectionName;

  constructor(section: SectionName, order: number) {
    this.#section = section;
    this.end = order;
  }

  readBlock(
    node: NodeJson,
    path: readonly number[],
    parent: BlockRef | null,
    holder: UnitHolder,
  ): BlockRef {
    const order = this.end++;
    const kind = UNIT_KINDS[node.type];
    const unit = kind ? this.#readUnit(kind, node, path, holder, order) : null;
    const links = { parent, children: [], previous: null, next: null };
    const ref: BlockRef = { node, section: this.#section, path, unit, order, ...links };
    this.blocks.push(ref);
    if (!unit && node.type !== 'codeBlock') {
      const inner = HOLDERS[node.type] ?? holder;
      const kept = holder === 'cell' || holder === 'headerCell' ? holder : inner;
      ref.children = (node.content ?? []).map((child, index) =>
        this.readBlock(child, [...path, index], ref, kept),
      );
      joinBlocks(ref.children);
    }
    return ref;
  }

  #readUnit(
    kind: UnitKind,
    node: NodeJson,
    path: readonly number[],
    holder: UnitHolder,
    order: number,
  ): TextUnit {
    const section = this.#section;
    const { inlines, text, prose } = wordsOf(node);
    const address = { kind: 'text', sectionId: section.id, path } as const;
    const unit: TextUnit = { kind, holder, section, path, address, text, prose, inlines, order };
    this.units.push(unit);
    for (const span of inlines) if (span.node.type === 'footnote') this.#readFootnote(unit, span);
    return unit;
  }

  #readFootnote(host: TextUnit, span: InlineSpan): void {
    const { inlines, text, prose } = footnoteWords(span.node);
    const { section, path, holder, order } = host;
    const address = { kind: 'footnote', sectionId: section.id, path, offset: span.from } as const;
    const place = { section, path, holder, order, address };
    this.units.push({ kind: 'footnote', ...place, text, prose, inlines });
  }
}

/** Tells blocks that stand beside each other of their neighbours. */
export function joinBlocks(row: readonly BlockRef[]): void {
  row.forEach((block, at) => {
    block.previous = row[at - 1] ?? null;
    block.next = row[at + 1] ?? null;
  });
}
