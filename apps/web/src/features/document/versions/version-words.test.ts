import type { DocumentVersion } from '@pv/contract';
import { type Locale, translate } from '@pv/texts';
import { describe, expect, it } from 'vitest';
import { changedText, whenText } from './version-words.ts';

const now = new Date(2026, 10, 21, 0, 30);

const when = (moment: Date, locale: Locale = 'ru') =>
  whenText(moment.toISOString(), {
    now,
    locale,
    t: (key, ...params) => translate(locale, key, ...params),
  });

describe('the moment of a version', () => {
  it('is told by calendar days, not by hours passed', () => {
    expect(when(new Date(2026, 10, 21, 0, 5))).toBe('Сегодня, 00:05');
    expect(when(new Date(2026, 10, 20, 23, 55))).toBe('Вчера, 23:55');
    expect(when(new Date(2026, 10, 3, 9, 12))).toBe('3 ноября, 09:12');
  });

  it('has a year only when it is another one', () => {
    expect(when(new Date(2025, 11, 31, 12, 0))).toBe('31 декабря 2025 г., 12:00');
  });

  it('is told in English too', () => {
    expect(when(new Date(2026, 10, 3, 9, 12), 'en')).toMatch(/^3 Nov, 09:12$/);
  });
});

describe('what has changed in a version', () => {
  const told = (changed: DocumentVersion['changed']) =>
    changedText(changed, {
      t: (key, ...params) => translate('ru', key, ...params),
      kindName: (kind) => `раздел ${kind}`,
    });

  it('is told by the titles of sections, else by their kinds, and by how many more there are', () => {
    const sections = [
      { kind: 'chap', title: 'Обзор' },
      { kind: 'intro', title: '' },
      { kind: 'settings', title: '' },
    ];
    expect(told({ count: 3, sections })).toBe(
      'Изменено: «Обзор», раздел intro, настройки документа',
    );
    expect(told({ count: 5, sections: sections.slice(0, 1) })).toBe('Изменено: «Обзор» и ещё 4');
  });

  it('is told to be nothing, and is not told where it is not known', () => {
    expect(told({ count: 0, sections: [] })).toBe('Тот же текст, что в версии до неё');
    expect(told(null)).toBeNull();
  });
});
