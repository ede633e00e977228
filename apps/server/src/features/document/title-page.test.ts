import { describe, expect, it } from 'vitest';
import { titlePageOf } from './title-page.ts';
import type { TitleFacts, TitlePerson } from './title-source.ts';

const now = new Date('2026-05-20T10:00:00Z');
const supervisor: TitlePerson = {
  userId: 'u1',
  role: 'supervisor',
  lastName: 'Орлов',
  firstName: 'Иван',
  middleName: 'Петрович',
  group: '',
  post: 'доцент',
  degree: 'канд. техн. наук',
  academicTitle: 'доцент',
  affiliation: 'Университет, Москва',
  email: 'orlov@test.ru',
  orcid: '',
};

function accessOf(change: Partial<TitlePerson>, endsAt: string | null = null): TitleFacts {
  return {
    project: { type: 'nir', title: 'Датчик', category: 'bachelor' },
    stage: { title: 'Работа', kind: 'finish' },
    endsAt,
    titlePage: {
      institution: '',
      department: '',
      city: '',
      students: [],
      team: [],
      supervisors: [{ ...supervisor, ...change }],
    },
  };
}

function described(change: Partial<TitlePerson>): string | undefined {
  return titlePageOf(accessOf(change), now).people[0]?.description;
}

describe('the year of a title page', () => {
  it('is that of the end of the work, or today’s while no end is planned', () => {
    expect(titlePageOf(accessOf({}, '2027-06-20'), now).year).toBe('2027');
    expect(titlePageOf(accessOf({}), now).year).toBe('2026');
  });
});

describe('a supervisor on the title page', () => {
  it('is called by degree, academic title and post', () => {
    expect(described({ academicTitle: 'профессор', post: 'заведующий кафедрой' })).toBe(
      'канд. техн. наук, профессор, заведующий кафедрой',
    );
  });

  it('is called by the same word once, however it is written', () => {
    expect(described({})).toBe('канд. техн. наук, доцент');
    expect(described({ academicTitle: 'доцент', post: ' Доцент ' })).toBe(
      'канд. техн. наук, доцент',
    );
  });

  it('keeps a post that says more than the title', () => {
    expect(described({ post: 'доцент кафедры физики' })).toBe(
      'канд. техн. наук, доцент, доцент кафедры физики',
    );
  });

  it('leaves nothing for what is not filled in', () => {
    expect(described({ degree: '', academicTitle: ' ', post: '' })).toBe('');
  });
});

describe('the author of a dissertation', () => {
  it('is named in full whatever the project ends in, since its document may be printed as one', () => {
    const access = accessOf({});
    const student = {
      ...supervisor,
      lastName: 'Иванова',
      firstName: 'Анна',
      middleName: 'Юрьевна',
    };
    const titlePage = { ...access.titlePage, students: [student] };
    const fields = (category: 'bachelor' | 'phd') =>
      titlePageOf({ ...access, titlePage, project: { ...access.project, category } }, now).fields;
    expect(fields('bachelor')).toEqual({ author: 'Иванова Анна Юрьевна' });
    expect(fields('phd')).toEqual({ author: 'Иванова Анна Юрьевна', degree: 'PhD' });
  });
});

describe('the kind of a work', () => {
  it('is a report for a startup, too, but not one on research', () => {
    const access = accessOf({});
    const startup = { ...access.project, type: 'startup' as const, category: null };
    expect(titlePageOf({ ...access, project: startup }, now)).toMatchObject({
      workKind: 'ОТЧЕТ О ПРОЕКТЕ',
      workSubkind: '(заключительный)',
    });
  });
});

describe('an article', () => {
  it('names its authors in full, in Russian and in Latin letters', () => {
    const access = accessOf({});
    const article = { ...access.project, type: 'article' as const, category: null };
    expect(titlePageOf({ ...access, project: article }, now)).toMatchObject({
      workKind: 'Научная статья',
      workSubkind: '',
      authors: [
        {
          name: 'Иван Петрович Орлов',
          latinName: 'Ivan P. Orlov',
          affiliation: 'Университет, Москва',
          email: 'orlov@test.ru',
          orcid: '',
          about: 'канд. техн. наук, доцент',
        },
      ],
    });
  });
});
