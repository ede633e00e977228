import { isTelling, wordsOf } from '@pv/texts/search';

/** What an article says of itself. */
export interface Told {
  title: string;
  summary: string;
  section: string;
}

const stemsOf = ({ title, summary }: Told): Set<string> =>
  new Set(
    wordsOf(`${title} ${summary}`)
      .filter(isTelling)
      .map(({ stem }) => stem),
  );

/**
 * The articles in the order in which they are worth reading after one: those of its section, among them those
 * with the most words in common; what is equal stays as it stands.
 */
export function nearestFirst<T extends Told>(read: Told, others: readonly T[]): T[] {
  const said = stemsOf(read);
  return others
    .map((one) => ({
      one,
      apart: one.section === read.section ? 0 : 1,
      common: [...stemsOf(one)].filter((stem) => said.has(stem)).length,
    }))
    .toSorted((a, b) => a.apart - b.apart || b.common - a.common)
    .map(({ one }) => one);
}
