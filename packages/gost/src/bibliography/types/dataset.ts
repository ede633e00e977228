import { addressAreas, doiArea, noteArea } from '../areas/access.ts';
import { imprint } from '../areas/publication.ts';
import { titleArea } from '../areas/title.ts';
import type { CslItem } from '../csl-item.ts';
import type { Describe } from '../description.ts';
import type { Labels } from '../labels.ts';

/** «Версия 2.1», in the place of the edition; words stay as they are. */
function versionArea({ text }: CslItem, labels: Labels): string {
  const version = text.version ?? '';
  return /^\d/.test(version) ? `${labels.version} ${version}` : version;
}

function describeDigital(content: string): Describe {
  return (item, labels) => ({
    areas: [
      titleArea(item, labels),
      versionArea(item, labels),
      imprint(item),
      item.text.medium,
      noteArea(item),
      doiArea(item),
      ...addressAreas(item),
    ],
    content,
  });
}

/** A set of data; its kind of content is named by clause 5.10. */
export const describeDataset = describeDigital('Электронные данные : электронные');

/** A program; its version stands in the area of edition. */
export const describeSoftware = describeDigital('Электронная программа : электронная');
