import { typstString } from '../formula/typst-string.ts';
import type { TitlePage } from '../model/document.ts';
import { typstTuple } from './typst-tuple.ts';

/** The title page, GOST 7.32-2017 clause 6.10; empty fields are left out. */
export function writeTitlePage(page: TitlePage): string {
  const people = page.people.map(({ role, description, name }) => {
    const who = [role, description].filter((text) => text.trim() !== '').join(', ');
    return `(${typstString(who)}, ${typstString(name)})`;
  });
  return [
    `#title-page(${strings([page.ministry, page.institution, page.department])}`,
    strings(page.codes),
    strings([page.workKind, page.workSubkind]),
    typstString(page.title),
    typstTuple(people),
    `${typstString([page.city, page.year].filter((text) => text !== '').join(' '))})`,
  ].join(', ');
}

function strings(texts: readonly string[]): string {
  return typstTuple(texts.filter((text) => text.trim() !== '').map(typstString));
}
