import type { TitlePage } from '../model/document.ts';
import type { LineRoom } from '../model/line-capacity.ts';
import { typstTuple } from './typst-tuple.ts';
import { writeTitleText } from './write-text.ts';

/** Width of the columns of those who sign, in millimetres. */
const ROLE = 85;
const NAME = 60;

/**
 * The title page, GOST 7.32-2017 clause 6.10; empty fields are left out. A word longer than its line
 * is broken, so that nothing runs off the sheet.
 */
export function writeTitlePage(page: TitlePage, room: LineRoom): string {
  const line = (text: string) => writeTitleText(text, room);
  const within = (width: number) => (text: string) => writeTitleText(text, { ...room, width });
  const lines = (texts: readonly string[]) =>
    typstTuple(texts.filter((text) => text.trim() !== '').map(line));
  const people = page.people.map(({ role, description, name }) => {
    const who = [role, description].filter((text) => text.trim() !== '').join(', ');
    return `(${within(ROLE)(who)}, ${within(NAME)(name)})`;
  });
  return [
    `#title-page(${lines([page.ministry, page.institution, page.department])}`,
    lines(page.codes),
    lines([page.workKind, page.workSubkind]),
    line(page.title),
    typstTuple(people),
    `${line([page.city, page.year].filter((text) => text !== '').join(' '))})`,
  ].join(', ');
}
