import { addressAreas, contentArea, doiArea, noteArea } from '../areas/access.ts';
import { numbered, pagesArea } from '../areas/publication.ts';
import { printTitle, titleArea } from '../areas/title.ts';
import type { CslItem } from '../csl-item.ts';
import { dayOfYear, years } from '../dates.ts';
import type { Describe } from '../description.ts';
import type { Labels } from '../labels.ts';
import { capitalised } from '../punctuation.ts';

/** «12 марта (№ 45)», or the one of both that is known. */
function issueArea({ text, dates }: CslItem, labels: Labels): string {
  const start = dates.issued?.start;
  const day = start ? dayOfYear(start, labels.russian) : '';
  const issue = numbered(labels.issue, text.issue);
  if (day && issue) return `${day} (${issue})`;
  return day || capitalised(issue);
}

/** An article in a newspaper: it is found by its day rather than by its volume. */
export const describeNewspaperArticle: Describe = (item, labels) => ({
  areas: [titleArea(item, labels), doiArea(item)],
  content: contentArea(item),
  host: [
    printTitle(item.text['container-title']),
    years(item.dates.issued),
    issueArea(item, labels),
    pagesArea(item, labels),
    noteArea(item),
    ...addressAreas(item),
  ],
});
