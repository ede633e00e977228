import type { CslRecord } from './parse-areas.ts';

interface Person {
  family: string;
  given: string;
}

const INITIALS = String.raw`(?:\p{Lu}\p{Ll}?\.[ -]?)+`;
const SURNAME = String.raw`\p{Lu}[\p{L}'’-]+`;
const HEADING = new RegExp(`^(${SURNAME}), (${INITIALS}) (.+)$`, 'u');
/** Authors of another standard at the head, which are no part of the title. */
const FOREIGN_HEADING = new RegExp(`^${SURNAME},? ${INITIALS}`, 'u');
const DIRECT = new RegExp(`^(${INITIALS}) ?(${SURNAME})$`, 'u');

function person(text: string): Person | null {
  const match = DIRECT.exec(text);
  return match ? { given: (match[1] ?? '').trim(), family: match[2] ?? '' } : null;
}

/** «И. О. Фамилия, И. О. Фамилия», or null when one of them is something else. */
function persons(text: string): Person[] | null {
  const people = text.split(', ').map(person);
  return people.every((one) => one !== null) ? people : null;
}

/** An organisation has neither initials nor brackets: those are people we would lose. */
function isOrganisation(text: string): boolean {
  return !/[[\]]|\p{Lu}\./u.test(text);
}

/** One element after « / »: authors first, then an organisation or words with a role of their own. */
function parseElement(part: string, first: boolean): CslRecord | null {
  const authors = first ? persons(part) : null;
  if (authors) return { author: authors };
  if (/^\p{Ll}/u.test(part)) return { editor: [{ literal: part }] };
  return isOrganisation(part) ? { authority: part } : null;
}

/** What follows « / »; null when an element is not recognised or two would be the same. */
function parseResponsibility(text: string): CslRecord | null {
  const elements = text.split(' ; ').map((part, n) => parseElement(part, n === 0));
  const csl: CslRecord = Object.assign({}, ...elements);
  return Object.keys(csl).length === elements.length ? csl : null;
}

/** The first area of a record: heading, title and responsibility. */
export function parseTitle(area: string): CslRecord | null {
  const [left, right, ...rest] = area.split(' / ');
  if (!left || rest.length > 0) return null;
  const title = HEADING.exec(left)?.[3] ?? left;
  if (FOREIGN_HEADING.test(title)) return null;
  const responsible = right === undefined ? {} : parseResponsibility(right);
  return responsible && { title, ...responsible };
}
