import { describe, expect, it } from 'vitest';
import { paragraph, reference, section, snapshot } from '../../model/sample-document.ts';
import { titled } from '../testing/documents.ts';
import { found, mended } from '../testing/judge.ts';

const appendix = (id: string) => section('applications', id, `Схема ${id}`, paragraph('Текст.'));

describe('appendices', () => {
  it('have a title without the word and letter, which are printed anyway', () => {
    expect(found('G32-6.17.3-title', titled(' ', 'applications'))).toHaveLength(1);
    expect(
      mended('G32-6.17.3-typed', titled('ПРИЛОЖЕНИЕ А. Схемы', 'applications')).sections[0]?.title,
    ).toBe('Схемы');
    expect(
      mended('G32-6.17.3-typed', titled('Приложение 1 Схемы', 'applications')).sections[0]?.title,
    ).toBe('Схемы');
    expect(found('G32-6.17.3-typed', titled('Приложение к договору', 'applications'))).toEqual([]);
  });

  it('stand in the order of the references', () => {
    const document = snapshot([
      section(
        'chap',
        'c',
        'Обзор',
        paragraph('Приложение ', reference('b'), ', приложение ', reference('a')),
      ),
      appendix('a'),
      appendix('b'),
    ]);
    expect(found('G32-6.17.2-order', document)).toMatchObject([
      { values: { letter: 'Б', before: 'А' } },
    ]);
    expect(mended('G32-6.17.2-order', document).sections.map(({ id }) => id)).toEqual([
      'c',
      'b',
      'a',
    ]);
  });

  it('are not moved while a typed letter would go wrong, nor judged while one is not referred to', () => {
    const typed = snapshot([
      section('chap', 'c', 'Обзор', paragraph('Приложение Б и приложение А.')),
      appendix('a'),
      appendix('b'),
    ]);
    expect(found('G32-6.17.2-order', typed)).toMatchObject([{ fixable: false }]);
    const silent = snapshot([
      section('chap', 'c', 'Обзор', paragraph('Приложение Б.')),
      appendix('a'),
      appendix('b'),
    ]);
    expect(found('G32-6.17.2-order', silent)).toEqual([]);
  });
});
