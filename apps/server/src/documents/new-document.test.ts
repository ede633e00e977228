import { describe, expect, it } from 'vitest';
import { newDocument, profileOf } from './new-document.ts';

describe('a new document', () => {
  it('of an article has the parts of an article and no title page, contents or chapters', () => {
    const { sections, settings } = newDocument(profileOf('article'));
    expect(sections.map(({ title }) => title)).toEqual([
      'Сведения о статье',
      'Аннотация',
      'Введение',
      'Материалы и методы',
      'Результаты',
      'Обсуждение',
      'Заключение',
      'Список источников',
    ]);
    expect(settings.numbering).toBe('through');
  });

  it('of any other project has the parts of a report', () => {
    for (const type of ['nir', 'startup'] as const) {
      const kinds = newDocument(profileOf(type)).sections.map(({ kind }) => kind);
      expect(kinds).toEqual(newDocument().sections.map(({ kind }) => kind));
      expect(kinds).toContain('main');
    }
  });
});
