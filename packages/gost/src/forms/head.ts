import {
  BLANK,
  DAY_BLANK,
  type FieldPiece,
  type FormPiece,
  LONG_BLANK,
  NAME_BLANK,
  orBlank,
  type StampPiece,
} from './form.ts';
import type { FormPerson, FormRole } from './people.ts';
import type { FormWork, PlanLook } from './works.ts';

/** What every paper of a project begins with. Empty texts are lines to fill. */
export interface FormSubject {
  work: FormWork;
  /** The topic. */
  title: string;
  institution: string;
  department: string;
  people: readonly FormPerson[];
}

const MINISTRY = 'Министерство науки и высшего образования Российской Федерации';

/** Ministry, institution and department over the name of the paper. */
export function institutionLines({
  institution,
  department,
}: Pick<FormSubject, 'institution' | 'department'>): FormPiece[] {
  const lines = [MINISTRY, orBlank(institution, LONG_BLANK), ...(department ? [department] : [])];
  // a title page has «Институт» and «Кафедра» one under the other
  return lines
    .flatMap((text) => text.split('\n'))
    .map((text) => ({ kind: 'line', look: 'head', text }));
}

/** «Тема: «…»» */
export function topic({ title }: Pick<FormSubject, 'title'>): FieldPiece {
  return { kind: 'field', label: 'Тема', value: title.trim() === '' ? LONG_BLANK : quoted(title) };
}

/** In ёлочки, the quotes inside in лапки. */
export function quoted(text: string): string {
  return `«${text.trim().replaceAll('«', '„').replaceAll('»', '“')}»`;
}

const APPROVERS: Readonly<Record<PlanLook, string | null>> = {
  thesis: 'Заведующий кафедрой',
  research: '_'.repeat(28),
  startup: null,
};

/** «УТВЕРЖДАЮ» of whoever confirms papers of that look. */
export function stampOf(look: PlanLook): StampPiece[] {
  const approver = APPROVERS[look];
  if (approver === null) return [];
  return [{ kind: 'stamp', lines: ['УТВЕРЖДАЮ', approver, `${BLANK} ${NAME_BLANK}`, DAY_BLANK] }];
}

/** Who must be named even where nobody is known. */
export const NEEDED: Readonly<Record<PlanLook, readonly FormRole[]>> = {
  thesis: ['author', 'supervisor'],
  research: ['author', 'supervisor'],
  startup: ['author'],
};
