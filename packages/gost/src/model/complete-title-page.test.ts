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

describe('the title page', () => {
  it('prints what the writer typed and else what is known', () => {
    const page = completeTitlePage(known, { title: ' Уточнённая тема ', city: '  ' });
    expect(page).toEqual({ ...known, title: 'Уточнённая тема' });
  });

  it('takes codes one a line', () => {
    const page = completeTitlePage(known, { codes: 'УДК 519.6\n\n Рег. № 1 ' });
    expect(page.codes).toEqual(['УДК 519.6', 'Рег. № 1']);
  });

  it('does not take fields that the page does not have', () => {
    expect(completeTitlePage(known, { people: 'никто', colour: 'red' })).toEqual(known);
  });
});
