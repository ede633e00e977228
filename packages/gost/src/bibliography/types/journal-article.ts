import { addressAreas, contentArea, doiArea, noteArea } from '../areas/access.ts';
import { numbered, pagesArea } from '../areas/publication.ts';
import { printTitle, titleArea } from '../areas/title.ts';
import type { CslItem } from '../csl-item.ts';
import { years } from '../dates.ts';
import type { Describe } from '../description.ts';
import type { Labels } from '../labels.ts';
import { capitalised, joinElements } from '../punctuation.ts';

/** «Т. 5, № 2» or «Vol. 13, no. 16», clause 7.6. */
export function numbering({ text }: CslItem, labels: Labels): string {
  const parts = [numbered(labels.volume, text.volume), numbered(labels.issue, text.issue)];
  return capitalised(joinElements(', ', parts));
}

/** «С. 15–20», or the number of an article that has no pages. */
function location(item: CslItem, labels: Labels): string {
  return pagesArea(item, labels) || numbered(labels.article, item.text.number);
}

/** An article in a journal, printed or electronic; GOST R 7.0.100-2018 clause 7. */
export const describeJournalArticle: Describe = (item, labels) => ({
  areas: [titleArea(item, labels), doiArea(item)],
  content: contentArea(item),
  host: [
    printTitle(item.text['container-title']),
    years(item.dates.issued),
    numbering(item, labels),
    location(item, labels),
    noteArea(item),
    ...addressAreas(item),
  ],
});
