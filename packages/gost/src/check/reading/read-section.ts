import { GENERATED_KINDS, type NodeJson, type SectionJson, textAttribute } from '@pv/editor-schema';
import type { BlockRef } from './block.ts';
import {
  type InlineSpan,
  inlineSpans,
  maskProse,
  spansText,
  type TextUnit,
  type UnitHolder,
  type UnitKind,
} from './text-unit.ts';

/** What is read of one section. */
export interface SectionReading {
  section: SectionJson;
  title: TextUnit;
  /** Direct children of the section's content. */
  top: readonly BlockRef[];
  /** Every block, in reading order. */
  blocks: readonly BlockRef[];
  /** The title, every text block except code, every footnote after its host. */
  units: readonly TextUnit[];
  order: number;
  /** The position after its last block. */
  end: number;
}

/** True for a section that the product makes itself: it is read as having no text. */
export function isGenerated({ section }: SectionReading): boolean {
  return GENERATED_KINDS.has(section.kind);
}

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

const known = new WeakMap<SectionJson, SectionReading>();

/** Reads a section; `from` is its position in reading order. The same object for what stands there unchanged. */
export function readSection(section: SectionJson, from = 0): SectionReading {
  const before = known.get(section);
  if (before?.order === from) return before;
  let time = from;
  const clock = (): number => time++;
  const order = clock();
  const title = plainUnit('title', section, order, section.title);
  const reader = new Reader(section, clock);
  const generated = GENERATED_KINDS.has(section.kind);
  const top = generated ? [] : reader.readChildren(section.content, [], null, 'body');
  const { blocks } = reader;
  const reading = {
    section,
    title,
    top,
    blocks,
    units: [title, ...reader.units],
    order,
    end: time,
  };
  known.set(section, reading);
  return reading;
}

/** Keeps what was worked out of each section, since a section that is not changed is not read again. */
export function perSection<T>(work: (section: SectionReading) => T) {
  const done = new WeakMap<SectionReading, T>();
  return (sections: readonly SectionReading[]): T[] =>
    sections.map((section) => {
      const kept = done.get(section) ?? work(section);
      done.set(section, kept);
      return kept;
    });
}

function plainUnit(kind: 'title', section: SectionJson, order: number, text: string): TextUnit {
  const address = { kind: 'title', sectionId: section.id } as const;
  const place = { section, path: [], order, holder: 'body' } as const;
  return { kind, ...place, address, text, prose: maskProse(text, []), inlines: [] };
}

/** Collects blocks and units while it goes through a section. */
class Reader {
  readonly blocks: BlockRef[] = [];
  readonly units: TextUnit[] = [];
  readonly #section: SectionJson;
  readonly #clock: () => number;

  constructor(section: SectionJson, clock: () => number) {
    this.#section = section;
    this.#clock = clock;
  }

  readChildren(
    node: NodeJson,
    path: readonly number[],
    parent: BlockRef | null,
    holder: UnitHolder,
  ): BlockRef[] {
    const refs: BlockRef[] = [];
    (node.content ?? []).forEach((child, index) => {
      const ref = this.#readBlock(child, [...path, index], parent, holder);
      const previous = refs.at(-1);
      if (previous) {
        ref.previous = previous;
        previous.next = ref;
      }
      refs.push(ref);
    });
    return refs;
  }

  #readBlock(
    node: NodeJson,
    path: readonly number[],
    parent: BlockRef | null,
    holder: UnitHolder,
  ): BlockRef {
    const section = this.#section;
    const order = this.#clock();
    const kind = UNIT_KINDS[node.type];
    const unit = kind ? this.#readUnit(kind, node, path, holder, order) : null;
    const links = { parent, children: [], previous: null, next: null };
    const ref: BlockRef = { node, section, path, unit, order, ...links };
    this.blocks.push(ref);
    if (!unit && node.type !== 'codeBlock') {
      const inner = HOLDERS[node.type] ?? holder;
      const kept = holder === 'cell' || holder === 'headerCell' ? holder : inner;
      ref.children = this.readChildren(node, path, ref, kept);
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
