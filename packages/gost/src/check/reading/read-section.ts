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

/** Reads a section; `clock` gives the next position in reading order. */
export function readSection(section: SectionJson, clock: () => number): SectionReading {
  const order = clock();
  const title = plainUnit('title', section, order, section.title);
  const reader = new Reader(section, clock);
  const generated = GENERATED_KINDS.has(section.kind);
  const top = generated ? [] : reader.readChildren(section.content, [], null, 'body');
  return { section, title, top, blocks: reader.blocks, units: [title, ...reader.units], order };
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
    const inlines = inlineSpans(node);
    const text = spansText(inlines);
    const address = { kind: 'text', sectionId: section.id, path } as const;
    const prose = maskProse(text, inlines);
    const unit: TextUnit = { kind, holder, section, path, address, text, prose, inlines, order };
    this.units.push(unit);
    for (const span of inlines) if (span.node.type === 'footnote') this.#readFootnote(unit, span);
    return unit;
  }

  #readFootnote(host: TextUnit, span: InlineSpan): void {
    const text = textAttribute(span.node, 'text');
    const { section, path, holder, order } = host;
    const address = { kind: 'footnote', sectionId: section.id, path, offset: span.from } as const;
    const prose = maskProse(text, []);
    const place = { section, path, holder, order, address };
    this.units.push({ kind: 'footnote', ...place, text, prose, inlines: [] });
  }
}
