import { addressAreas, contentArea, doiArea, noteArea } from '../areas/access.ts';
import { extentArea, imprint } from '../areas/publication.ts';
import { printTitle } from '../areas/title.ts';
import type { Describe } from '../description.ts';
import { heading, responsibility } from '../names.ts';
import { joinElements } from '../punctuation.ts';

/**
 * A report on research. `authority` is the organisation, `director` the head of the work, `number`
 * its registration, `status` whether it is an intermediate or the final one.
 */
export const describeReport: Describe = (item, labels) => {
  const { text } = item;
  const genre = text.genre ?? (labels.russian ? 'отчет о НИР' : 'report');
  const kind = joinElements(' ', [genre, text.status && `(${text.status})`]);
  const title = joinElements(' : ', [printTitle(text.title), kind]);
  const named = joinElements(' / ', [title, responsibility(item, labels)]);
  return {
    areas: [
      joinElements(' ', [heading(item), named]),
      imprint(item),
      extentArea(item, labels),
      text.number,
      noteArea(item),
      doiArea(item),
      ...addressAreas(item),
    ],
    content: contentArea(item),
  };
};
