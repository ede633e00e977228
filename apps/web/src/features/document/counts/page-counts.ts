/** A heading of the printed document and the page, from 1, on which it stands. */
export interface PrintedHeading {
  title: string;
  page: number;
}

/** A section as it would be named on paper; an empty title is printed without a heading. */
export interface NamedSection {
  id: string;
  title: string;
}

const plain = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim();

/**
 * How many pages each section takes: from its heading to the next one's. The first section, the title
 * page, has no heading and ends where the first heading stands. A section whose heading is not found in
 * the printed pages is left out.
 */
export function pagesOfSections(
  sections: readonly NamedSection[],
  headings: readonly PrintedHeading[],
  total: number,
): Map<string, number> {
  const found: { id: string; page: number }[] = [];
  let from = 0;
  for (const { id, title } of sections) {
    if (title === '') {
      if (found.length === 0) found.push({ id, page: 1 });
      continue;
    }
    const at = headings.findIndex(
      (heading, index) => index >= from && plain(heading.title).endsWith(plain(title)),
    );
    const page = headings[at]?.page;
    if (page === undefined) continue;
    from = at + 1;
    found.push({ id, page });
  }
  return new Map(
    found.map(({ id, page }, index) => [
      id,
      // an article runs on: two sections may share a page
      Math.max((found[index + 1]?.page ?? total + 1) - page, 1),
    ]),
  );
}
