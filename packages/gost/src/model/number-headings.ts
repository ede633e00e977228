import type { ScannedNode } from './scan-section.ts';

interface Open {
  level: number;
  number: string | null;
  children: number;
}

/**
 * Gives a function that numbers the headings of one section in reading order, GOST 7.32-2017 clauses
 * 6.4.1 to 6.4.5 and 6.17.6: «2.1», «2.1.1», «А.1». A level that the writer skipped adds no zero: the
 * number is made of the headings that really stand above. Under an unnumbered section or heading
 * nothing is numbered, because a number there would name a wrong parent.
 * @param sectionNumber the number of the chapter or the letter of the appendix, null for the others
 */
export function headingNumberer(
  sectionNumber: string | null,
): (heading: Pick<ScannedNode, 'level' | 'numbered'>) => string | null {
  const section: Open = { level: 1, number: sectionNumber, children: 0 };
  let open: Open[] = [];
  return ({ level, numbered }) => {
    const depth = level ?? 2;
    open = open.filter((heading) => heading.level < depth);
    const parent = open.at(-1) ?? section;
    const number =
      numbered && parent.number !== null ? `${parent.number}.${++parent.children}` : null;
    open.push({ level: depth, number, children: 0 });
    return number;
  };
}
