import { type ProjectCategory, type ProjectType, transliterate } from '@pv/contract';
import type { ArticleAuthor, TitlePerson as PrintedPerson, TitlePage } from '@pv/gost';
import { postOf, signedName } from './title-person.ts';
import type { TitleFacts, TitlePerson } from './title-source.ts';

const joined = (...parts: string[]): string => parts.filter((part) => part !== '').join(' ');

/** «Anna S. Ivanova»: an initial of two letters, such as «Yu.», stays whole. */
function latinName({ firstName, middleName, lastName }: TitlePerson): string {
  const initial = transliterate(middleName.charAt(0));
  return joined(transliterate(firstName), initial && `${initial}.`, transliterate(lastName));
}

/** A member of the team as the author of an article. */
function authorOf(person: TitlePerson): ArticleAuthor {
  return {
    name: joined(person.firstName, person.middleName, person.lastName),
    latinName: latinName(person),
    affiliation: person.affiliation,
    email: person.email,
    orcid: person.orcid,
    about: postOf(person),
  };
}

const MINISTRY = 'Министерство науки и высшего образования Российской Федерации';

interface WorkName {
  workKind: string;
  workSubkind: string;
}

const THESIS = 'ВЫПУСКНАЯ КВАЛИФИКАЦИОННАЯ РАБОТА';
const DISSERTATION = 'ДИССЕРТАЦИЯ';

/** How the final work of a category is called; the others end in a report, GOST 7.32-2017 clause 5.1. */
const FINAL_WORKS: Partial<Record<ProjectCategory, WorkName>> = {
  bachelor: { workKind: THESIS, workSubkind: 'бакалавра' },
  graduate: { workKind: THESIS, workSubkind: 'специалиста' },
  master: { workKind: 'МАГИСТЕРСКАЯ ДИССЕРТАЦИЯ', workSubkind: '' },
  candidate: {
    workKind: DISSERTATION,
    workSubkind: 'на соискание учёной степени кандидата наук',
  },
  doctor: { workKind: DISSERTATION, workSubkind: 'на соискание учёной степени доктора наук' },
  phd: { workKind: DISSERTATION, workSubkind: 'на соискание учёной степени PhD' },
};

/** What a project that ends in no work of a category gives an account of itself by. */
const REPORTS: Readonly<Record<ProjectType, string>> = {
  nir: 'ОТЧЕТ О НАУЧНО-ИССЛЕДОВАТЕЛЬСКОЙ РАБОТЕ',
  startup: 'ОТЧЕТ О ПРОЕКТЕ',
  article: 'Научная статья',
};

/** The degree that a work of a category is written for, as its title page says it. */
const DEGREES: Partial<Record<ProjectCategory, string>> = {
  candidate: 'кандидата наук',
  doctor: 'доктора наук',
  phd: 'PhD',
};

/** What the title page of a dissertation says besides, whatever the document is formatted as now. */
function dissertationFields({ project, titlePage }: TitleFacts): Record<string, string> {
  const author = titlePage.students
    .map(({ lastName, firstName, middleName }) => joined(lastName, firstName, middleName))
    .join('\n');
  const degree = project.category && DEGREES[project.category];
  return { author, ...(degree && { degree }) };
}

function workName({ project, stage }: TitleFacts): WorkName {
  const report = { workKind: REPORTS[project.type] };
  if (project.type === 'article') return { ...report, workSubkind: '' };
  if (stage.kind !== 'finish') return { ...report, workSubkind: '(промежуточный)' };
  const work = project.category && FINAL_WORKS[project.category];
  return work ?? { ...report, workSubkind: '(заключительный)' };
}

/** Who writes a work of a category, as its title page calls him; a report is made by its performers. */
const WRITERS: Partial<Record<ProjectCategory, string>> = {
  bachelor: 'Студент',
  graduate: 'Студент',
  master: 'Студент',
  candidate: 'Соискатель',
  doctor: 'Соискатель',
  phd: 'Соискатель',
};

function writer({ project, stage }: TitleFacts, person: TitlePerson): PrintedPerson {
  const known = stage.kind === 'finish' && project.category && WRITERS[project.category];
  const description = person.group ? `группа ${person.group}` : '';
  return { role: known || 'Исполнитель', description, name: signedName(person) };
}

function supervisor(person: TitlePerson): PrintedPerson {
  return { role: 'Руководитель', description: postOf(person), name: signedName(person) };
}

/**
 * What the title page takes from the profiles and the project; a stage's own title makes it narrower.
 * The year is that of the end of the work, and of `now` while no end is planned.
 */
export function titlePageOf(access: TitleFacts, now: Date): TitlePage {
  const { institution, department, city, students, supervisors } = access.titlePage;
  const { project, stage } = access;
  const title = stage.kind === 'numeric' ? `${project.title}. ${stage.title}` : project.title;
  return {
    ministry: MINISTRY,
    institution,
    department,
    ...workName(access),
    title,
    codes: [],
    people: [...supervisors.map(supervisor), ...students.map((person) => writer(access, person))],
    ...(project.type === 'article' && { authors: [...students, ...supervisors].map(authorOf) }),
    fields: dissertationFields(access),
    city,
    year: access.endsAt?.slice(0, 4) ?? String(now.getFullYear()),
  };
}
