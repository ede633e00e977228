import type { TitleFields } from '@pv/editor-schema';
import { describe, expect, it } from 'vitest';
import { completeTitlePage } from './complete-title-page.ts';
import type { TitlePage } from './document.ts';

const known: TitlePage = {
  ministry: 'Министерство',
  institution: 'Институт',
  department: 'Кафедра',
  workKind: 'ОТЧЕТ',
  workSubkind: '',
  title: 'Тема проекта',
  codes: ['УДК 004'],
  people: [{ role: 'Руководитель', description: '', name: 'И. И. Иванов' }],
  city: 'Томск',
  year: '2026',
};

const complete = (titleFields: TitleFields, profile = 'gost-7.32-2017', page = known) =>
  completeTitlePage(page, { profile, titleFields });

describe('the title page', () => {
  it('prints what the writer typed and else what is known', () => {
    const page = complete({ title: ' Уточнённая тема ', city: '  ' });
    expect(page).toMatchObject({ title: 'Уточнённая тема', city: 'Томск' });
  });

  it('takes codes one a line', () => {
    const page = complete({ codes: 'УДК 519.6\n\n Рег. № 1 ' });
    expect(page.codes).toEqual(['УДК 519.6', 'Рег. № 1']);
  });

  it('does not take fields that the page does not have', () => {
    expect(complete({ people: 'никто', colour: 'red' })).toEqual(complete({}));
  });
});

describe('the kind of work on the title page', () => {
  const thesis: TitlePage = {
    ...known,
    workKind: 'ВЫПУСКНАЯ КВАЛИФИКАЦИОННАЯ РАБОТА',
    workSubkind: 'бакалавра',
    people: [...known.people, { role: 'Студент', description: '', name: 'А. С. Иванова' }],
  };
  const said = (profile: string, titleFields: TitleFields = {}, page = thesis) => {
    const { workKind, workSubkind, people } = complete(titleFields, profile, page);
    return [workKind, workSubkind, ...people.map(({ role }) => role)];
  };

  it('is that of the profile, with its words for the people; what fits stays as the project has it', () => {
    expect(said('gost-7.32-2017')).toEqual([
      'ОТЧЕТ О НАУЧНО-ИССЛЕДОВАТЕЛЬСКОЙ РАБОТЕ',
      '(заключительный)',
      'Руководитель НИР',
      'Исполнитель',
    ]);
    expect(said('gost-r-2.105-2019').slice(0, 2)).toEqual([
      'ПОЯСНИТЕЛЬНАЯ ЗАПИСКА',
      'к выпускной квалификационной работе бакалавра',
    ]);
    for (const own of ['mirea', 'gost-r-7.0.7-2021']) {
      expect(said(own)).toEqual([thesis.workKind, thesis.workSubkind, 'Руководитель', 'Студент']);
    }
    const report = { ...thesis, workKind: 'ОТЧЕТ О ПРОЕКТЕ', workSubkind: '(промежуточный)' };
    expect(said('gost-7.32-2017', {}, report).slice(0, 2)).toEqual([
      report.workKind,
      report.workSubkind,
    ]);
    expect(said('thesis', {}, report).slice(0, 2)).toEqual([thesis.workKind, '']);
  });

  it('is what the writer has typed, whatever the profile', () => {
    expect(said('gost-7.32-2017', { workKind: 'ДИПЛОМНЫЙ ПРОЕКТ' })[0]).toBe('ДИПЛОМНЫЙ ПРОЕКТ');
    const { workKind } = thesis;
    expect(said('gost-7.32-2017', { workKind }).slice(0, 2)).toEqual([workKind, 'бакалавра']);
  });
});
