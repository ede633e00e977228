import type { DocumentSettings } from '@pv/editor-schema';
import type { TitlePage } from '../document.ts';
import type { ProfileWork } from '../profile/data.ts';
import { findProfile } from '../profiles.ts';

interface WorkWords {
  /** What the project may have called it already. */
  named: RegExp;
  kind: string;
  subkind: (known: TitlePage) => string;
  writer: string;
  supervisor: string;
}

const THESIS = /^\s*(?:выпускн|магистерск|бакалаврск|дипломн)/iu;

const WORKS: Readonly<Record<ProfileWork, WorkWords>> = {
  report: {
    named: /^\s*отч[её]т(?:\s|$)/iu,
    kind: 'ОТЧЕТ О НАУЧНО-ИССЛЕДОВАТЕЛЬСКОЙ РАБОТЕ',
    subkind: () => '(заключительный)',
    writer: 'Исполнитель',
    // GOST 7.32-2017 clause 6.10.1
    supervisor: 'Руководитель НИР',
  },
  thesis: {
    named: THESIS,
    kind: 'ВЫПУСКНАЯ КВАЛИФИКАЦИОННАЯ РАБОТА',
    subkind: () => '',
    writer: 'Студент',
    supervisor: 'Руководитель',
  },
  dissertation: {
    named: /диссертаци/iu,
    kind: 'ДИССЕРТАЦИЯ',
    subkind: () => '',
    writer: 'Соискатель',
    supervisor: 'Научный руководитель',
  },
  autoreferat: {
    named: /автореферат/iu,
    kind: 'АВТОРЕФЕРАТ ДИССЕРТАЦИИ',
    subkind: ({ workKind, workSubkind }) =>
      WORKS.dissertation.named.test(workKind) ? workSubkind : '',
    writer: 'Соискатель',
    supervisor: 'Научный руководитель',
  },
  note: {
    named: /^\s*пояснительн/iu,
    kind: 'ПОЯСНИТЕЛЬНАЯ ЗАПИСКА',
    subkind: ({ workKind, workSubkind }) =>
      THESIS.test(workKind) ? `к выпускной квалификационной работе ${workSubkind}`.trim() : '',
    writer: 'Исполнитель',
    supervisor: 'Руководитель',
  },
};

/** How the project calls whoever guides a work. */
const SUPERVISOR = 'Руководитель';
const WRITERS: ReadonlySet<string> = new Set(Object.values(WORKS).map(({ writer }) => writer));

/**
 * What the profiles and the project give for a title page, in the words of the profile that the document
 * is formatted by: a thesis that is printed as a report is called a report, and its student a performer.
 * A kind that is typed as the project has it keeps its line under it: «бакалавра», not «(заключительный)».
 */
export function namedByProfile(
  known: TitlePage,
  { profile, titleFields: typed }: Pick<DocumentSettings, 'profile' | 'titleFields'>,
): TitlePage {
  const work = findProfile(profile)?.work;
  if (!work || known.workKind === '') return known;
  const { named, kind, subkind, writer, supervisor } = WORKS[work];
  const same = typed.workKind?.trim().toLowerCase() === known.workKind.trim().toLowerCase();
  const fits = same || named.test(known.workKind);
  const roleOf = (role: string) => {
    if (WRITERS.has(role)) return writer;
    return role === SUPERVISOR ? supervisor : role;
  };
  return {
    ...known,
    ...(!fits && { workKind: kind, workSubkind: subkind(known) }),
    people: known.people.map((person) => ({ ...person, role: roleOf(person.role) })),
  };
}
