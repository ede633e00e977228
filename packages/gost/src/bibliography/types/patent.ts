import { addressAreas, contentArea, noteArea } from '../areas/access.ts';
import { extentArea } from '../areas/publication.ts';
import { printTitle } from '../areas/title.ts';
import type { CslItem } from '../csl-item.ts';
import { numericDate } from '../dates.ts';
import type { Describe } from '../description.ts';
import { invertedName, nameList } from '../names.ts';
import { joinElements, joinSentences } from '../punctuation.ts';

/** «Патент № 2637215 Российская Федерация, МПК B02C 19/16 (2006.01)». */
function document({ text }: CslItem): string {
  const number = text.number && `№ ${text.number}`;
  const name = joinElements(' ', [text.genre ?? 'Патент', number, text.jurisdiction]);
  return joinElements(', ', [name, text.section && `МПК ${text.section.replace(/^МПК\s*/u, '')}`]);
}

/**
 * A patent or a certificate of registration, which `genre` names. `section` is its class, `call-number`
 * the application, `submitted` and `issued` when it was filed and published, `publisher` the
 * applicant. The words «заявлено» and «опубликовано» are in full since the amendment of 2020.
 */
export const describePatent: Describe = (item, labels) => {
  const { text, names, dates } = item;
  const filed = numericDate(dates.submitted);
  const published = numericDate(dates.issued);
  const title = joinElements(' : ', [
    joinSentences([document(item), printTitle(text.title)]),
    text['call-number'] && `№ ${text['call-number'].replace(/^№\s*/u, '')}`,
    filed && `заявлено ${filed}`,
    published && `опубликовано ${published}`,
  ]);
  const responsible = joinElements(' ; ', [
    nameList(names.author ?? [], labels, invertedName),
    text.publisher && `заявитель ${text.publisher}`,
  ]);
  return {
    areas: [
      joinElements(' / ', [title, responsible]),
      extentArea(item, labels),
      noteArea(item),
      ...addressAreas(item),
    ],
    content: contentArea(item),
  };
};
