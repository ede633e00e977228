import { describe, expect, it } from 'vitest';
import type { DocumentAccess, TitlePerson } from '../project/public.ts';
import { titlePageOf } from './title-page.ts';

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
};

function accessOf(change: Partial<TitlePerson>, endsAt: string | null = null): DocumentAccess {
  return {
    role: 'researcher',
    locked: null,
    dropsApproval: false,
    project: { id: 'p', title: 'Датчик', category: 'bachelor' },
    stage: { id: 's', title: 'Работа', kind: 'finish' },
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
