import { describe, expect, it } from 'vitest';
import { authorLines, authorsOf } from './OfArticle.tsx';

describe('authors in a field', () => {
  it('are read from what is shown, one a line', () => {
    const authors = [
      { name: 'Анна Иванова', name_en: 'Anna Ivanova', orcid: '0000-0002-1825-0097' },
      { name: 'Пётр Петров', name_en: 'Petr Petrov', orcid: '' },
      { name: 'Редакция', name_en: '', orcid: '' },
    ];
    expect(authorsOf(authorLines(authors))).toEqual(authors);
  });

  it('may have the address of an ORCID', () => {
    expect(authorsOf('Анна; Anna; https://orcid.org/0000-0002-1825-0097')).toEqual([
      { name: 'Анна', name_en: 'Anna', orcid: '0000-0002-1825-0097' },
    ]);
  });

  it('are none on an empty line', () => {
    expect(authorsOf('\n ; Anna\n  Анна ;')).toEqual([{ name: 'Анна', name_en: '', orcid: '' }]);
  });
});
