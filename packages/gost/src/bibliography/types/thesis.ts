import { addressAreas, contentArea, doiArea, noteArea } from '../areas/access.ts';
import { extentArea } from '../areas/publication.ts';
import { printTitle } from '../areas/title.ts';
import { years } from '../dates.ts';
import type { Describe } from '../description.ts';
import { fullName, heading, nameList, otherResponsibility } from '../names.ts';
import { joinElements } from '../punctuation.ts';

/**
 * A thesis or its author's abstract, which `genre` tells apart: «диссертация на соискание …»,
 * «автореферат диссертации на соискание …», «выпускная квалификационная работа …». The author is named
 * in full as on the title page; `section` is the speciality.
 */
export const describeThesis: Describe = (item, labels) => {
  const { text, names, dates } = item;
  const speciality =
    text.section && (labels.russian ? `специальность ${text.section}` : text.section);
  const genre = text.genre ?? (labels.russian ? 'диссертация' : 'thesis');
  const title = joinElements(' : ', [printTitle(text.title), speciality, genre]);
  const responsible = joinElements(' ; ', [
    nameList(names.author ?? [], labels, fullName),
    text.publisher ?? text.authority,
    otherResponsibility(item, labels),
  ]);
  return {
    areas: [
      joinElements(' ', [heading(item), joinElements(' / ', [title, responsible])]),
      joinElements(', ', [text['publisher-place'], years(dates.issued)]),
      extentArea(item, labels),
      noteArea(item),
      doiArea(item),
      ...addressAreas(item),
    ],
    content: contentArea(item),
  };
};
