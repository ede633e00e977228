import type { AnchorPlace } from '@pv/editor-schema';

/** The ids of threads in the order of the document; in a section, those whose words are gone come last. */
export function alongText(
  places: ReadonlyMap<string, AnchorPlace>,
  sections: readonly { id: string }[],
): string[] {
  const index = new Map(sections.map(({ id }, at) => [id, at]));
  const at = ({ section, lost, order }: AnchorPlace): readonly number[] => [
    index.get(section) ?? sections.length,
    Number(lost),
    order,
  ];
  const compare = (one: readonly number[], other: readonly number[]): number =>
    one.map((value, n) => value - (other[n] ?? 0)).find((difference) => difference !== 0) ?? 0;
  return [...places]
    .map(([id, place]) => ({ id, at: at(place) }))
    .sort((one, other) => compare(one.at, other.at))
    .map(({ id }) => id);
}
