import {
  addressAreas,
  type Describe,
  doiArea,
  imprint,
  noteArea,
  printTitle,
  titleArea,
} from '../areas.ts';
import type { CslItem } from '../csl-item.ts';
import { dayOfYear } from '../dates.ts';
import type { Labels } from '../labels.ts';

/** «Название : [сайт]»; a name that says itself what it is stays as it is. */
export function siteHost({ text }: CslItem, labels: Labels): string {
  const site = printTitle(text['container-title']);
  return site.includes(' : ') ? site : `${site} : [${labels.site}]`;
}

/** «2 февраля», where the page tells the day and not only its year. */
function day({ dates }: CslItem, labels: Labels): string {
  const start = dates.issued?.start;
  return start ? dayOfYear(start, labels.russian) : '';
}

/** A page of a site, or with no `container-title` a whole site: both are electronic by nature. */
export const describeWebpage: Describe = (item, labels) => {
  const published = [imprint(item), day(item, labels), noteArea(item), ...addressAreas(item)];
  const content = 'Текст : электронный';
  const title = titleArea(item, labels);
  if (!item.text['container-title']) {
    return { areas: [title, doiArea(item), ...published], content };
  }
  return {
    areas: [title, doiArea(item)],
    content,
    host: [siteHost(item, labels), ...published],
  };
};

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
