import type { RecentPage } from '../../platform/recent/recent-pages.ts';

/**
 * Pages with what tells those of one title apart: their note, and where that is the same or there is
 * none, the moment of the visit. A page whose title nobody shares gets no note.
 * @param moment writes a moment in ms
 */
export function toldApart<P extends RecentPage>(
  pages: readonly P[],
  moment: (at: number) => string,
): (P & { note: string | undefined })[] {
  return pages.map((page) => {
    const namesakes = pages.filter((one) => one !== page && one.title === page.title);
    if (namesakes.length === 0) return { ...page, note: undefined };
    if (page.note && namesakes.every(({ note }) => note !== page.note))
      return { ...page, note: page.note };
    return { ...page, note: [page.note, moment(page.at)].filter(Boolean).join(', ') };
  });
}
