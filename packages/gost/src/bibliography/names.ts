import type { CslItem, CslName, NameVariable } from './csl-item.ts';
import type { Labels } from './labels.ts';
import { joinElements } from './punctuation.ts';

/** Up to how many authors the first one heads the record, clause 5.2.6.8 and GOST R 7.0.80. */
const MOST_FOR_HEADING = 3;
/** Up to how many authors all are named; of more, three are. */
const MOST_NAMED = 4;

function initial(part: string): string {
  if (part.endsWith('.') || /^\p{Ll}/u.test(part)) return part;
  return `${part.slice(0, 1)}.`;
}

/** Initials of given names: «Иван Петрович» and «И.П.» give «И. П.», «Жан-Поль» gives «Ж.-П.». */
export function initials(given: string): string {
  return given
    .replace(/\.(?=[^\s.-])/gu, '. ')
    .split(' ')
    .filter(Boolean)
    .map((token) => token.split('-').filter(Boolean).map(initial).join('-'))
    .join(' ');
}

/** «И. О. Фамилия», or the name of a collective as it is. */
export function directName({ family, given, literal }: CslName): string {
  return literal || `${initials(given)} ${family}`.trim();
}

/** «Фамилия И. О.» as patents name their authors. */
export function invertedName({ family, given, literal }: CslName): string {
  return literal || `${family} ${initials(given)}`.trim();
}

/** «Фамилия Имя Отчество» as theses name their author. */
export function fullName({ family, given, literal }: CslName): string {
  return literal || `${family} ${given}`.trim();
}

/** The heading «Фамилия, И. О.» of a work by one to three persons, else nothing. */
export function heading({ names }: CslItem): string {
  const authors = names.author ?? [];
  const [first] = authors;
  if (!first || first.literal || authors.length > MOST_FOR_HEADING) return '';
  return `${first.family}, ${initials(first.given)}`;
}

/** Stands for authors whom a list of BibTeX does not name. */
export const OTHERS = 'others';

/** The names in a row; of five and more the first three with «[и др.]», which also stands for those not named. */
export function nameList(
  names: readonly CslName[],
  labels: Labels,
  print: (name: CslName) => string = directName,
): string {
  const named = names.filter(({ literal }) => literal !== OTHERS);
  const shown = names.length > MOST_NAMED ? named.slice(0, 3) : named;
  const list = shown.map(print).join(', ');
  return shown.length < names.length ? `${list} ${labels.andOthers}` : list;
}

type Role = Exclude<NameVariable, 'author'>;

/** «редактор И. О. Фамилия»; words that bring their own role, «под редакцией …», stay as they are. */
function roleNames(item: CslItem, role: Role, labels: Labels): string {
  const names = item.names[role] ?? [];
  const worded = names.length === 1 && /^[[(]?\p{Ll}/u.test(names[0]?.literal ?? '');
  if (names.length === 0 || worded) return names[0]?.literal ?? '';
  const [one, many] = labels[role];
  return `${names.length === 1 ? one : many} ${nameList(names, labels)}`;
}

const ROLES: readonly Role[] = ['director', 'editor', 'compiler', 'translator'];

/** Those who are responsible besides the authors, each group by its role. */
export function otherResponsibility(item: CslItem, labels: Labels): string {
  return joinElements(
    ' ; ',
    ROLES.map((role) => roleNames(item, role, labels)),
  );
}

/** Everything after « / »: authors, then organisations, then the others by their roles. */
export function responsibility(item: CslItem, labels: Labels): string {
  const others = otherResponsibility(item, labels);
  const { authority } = item.text;
  return joinElements(' ; ', [
    nameList(item.names.author ?? [], labels),
    ...(labels.organisationLast ? [others, authority] : [authority, others]),
  ]);
}
