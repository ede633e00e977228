import { emptyContent, type NodeJson } from '@pv/editor-schema';

/** A block of a section, counted from its beginning. */
export interface BlockPlace {
  section: string;
  block: number;
}

/** Whole blocks of one section, both ends included. */
export interface ChosenPart {
  section: string;
  from: number;
  to: number;
}

/** How many blocks a section has; sections stand in the order of the document. */
interface SectionLength {
  id: string;
  blocks: number;
}

/** The blocks from one place to another, whichever comes first; sections without a text are passed over. */
export function partsBetween(
  sections: readonly SectionLength[],
  one: BlockPlace,
  other: BlockPlace,
): ChosenPart[] {
  const indexOf = ({ section }: BlockPlace) => sections.findIndex(({ id }) => id === section);
  const [a, b] = [indexOf(one), indexOf(other)];
  if (a < 0 || b < 0) return [];
  const forward = a < b || (a === b && one.block <= other.block);
  const [first, last] = forward ? [one, other] : [other, one];
  return sections.slice(Math.min(a, b), Math.max(a, b) + 1).flatMap(({ id, blocks }) => {
    const from = id === first.section ? first.block : 0;
    const to = Math.min(id === last.section ? last.block : blocks - 1, blocks - 1);
    return to < from ? [] : [{ section: id, from, to }];
  });
}

/** A section without the chosen blocks; one that loses all keeps an empty paragraph. */
export function withoutPart(content: NodeJson, { from, to }: ChosenPart): NodeJson {
  const left = (content.content ?? []).filter((_, at) => at < from || at > to);
  return left.length > 0 ? { ...content, content: left } : emptyContent();
}
