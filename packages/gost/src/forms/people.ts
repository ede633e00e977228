import { type FieldPiece, LONG_BLANK, NAME_BLANK, orBlank, type Signer } from './form.ts';
import { type FormWork, WORKS } from './works.ts';

/** What somebody is in the work. */
export type FormRole = 'author' | 'supervisor' | 'curator' | 'expert' | 'mentor' | 'tracker';

/** A person as papers name him; empty where nothing is known. */
export interface FormPerson {
  role: FormRole;
  /** «Иванов Иван Иванович» */
  fullName: string;
  /** «И. И. Иванов» */
  signedName: string;
  /** Group, degree, post. */
  about: string;
}

const ROLES: Readonly<Record<Exclude<FormRole, 'author' | 'supervisor'>, string>> = {
  curator: 'Куратор',
  expert: 'Эксперт',
  mentor: 'Ментор',
  tracker: 'Трекер',
};

/** How a work calls a role. */
export function roleWord(work: FormWork, role: FormRole): string {
  if (role === 'author' || role === 'supervisor') return WORKS[work][role];
  return ROLES[role];
}

/** The people of a work; a role that the paper cannot do without and nobody holds has no names. */
function held(people: readonly FormPerson[], needed: readonly FormRole[]): FormPerson[] {
  const missing = needed.filter((role) => people.every((person) => person.role !== role));
  const nobody = missing.map((role) => ({ role, fullName: '', signedName: '', about: '' }));
  return [...people, ...nobody].sort((a, b) => ORDER.indexOf(a.role) - ORDER.indexOf(b.role));
}

const ORDER: readonly FormRole[] = [
  'author',
  'supervisor',
  'expert',
  'mentor',
  'tracker',
  'curator',
];

/** How a role is called when several people hold it. */
const SEVERAL: Readonly<Record<string, string>> = {
  Студент: 'Студенты',
  Соискатель: 'Соискатели',
  Исполнитель: 'Исполнители',
  Автор: 'Авторы',
  'Лидер проекта': 'Лидеры проекта',
  Руководитель: 'Руководители',
  'Научный руководитель': 'Научные руководители',
  'Научный консультант': 'Научные консультанты',
  Куратор: 'Кураторы',
  Эксперт: 'Эксперты',
  Ментор: 'Менторы',
  Трекер: 'Трекеры',
};

const named = ({ fullName, about }: FormPerson) =>
  [fullName, about].filter((part) => part.trim() !== '').join(', ');

/**
 * «Студент: Иванов Иван Иванович, группа 4101», one line a role: «Студенты: …; …» where several hold
 * it; a line to fill for who is not known.
 */
export function peopleFields(
  work: FormWork,
  people: readonly FormPerson[],
  needed: readonly FormRole[],
): FieldPiece[] {
  const byRole = Map.groupBy(held(people, needed), ({ role }) => role);
  return [...byRole].map(([role, own]) => {
    const word = roleWord(work, role);
    return {
      kind: 'field',
      label: own.length > 1 ? (SEVERAL[word] ?? word) : word,
      value: orBlank(own.map(named).join('; '), LONG_BLANK),
    };
  });
}

/** The same people as they sign. */
export function signers(
  work: FormWork,
  people: readonly FormPerson[],
  needed: readonly FormRole[],
): Signer[] {
  return held(people, needed).map(({ role, signedName }) => ({
    role: roleWord(work, role),
    name: orBlank(signedName, NAME_BLANK),
  }));
}
