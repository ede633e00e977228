import { describe, expect, it } from 'vitest';
import { hasTexts } from './has-texts.ts';
import { en } from './public/en.ts';
import { ru } from './public/ru.ts';

describe('texts of public pages', () => {
  it.each([
    ['Russian', ru],
    ['English', en],
  ])('are in %s what readers see, in every plural form', (_, texts) => {
    expect(hasTexts(texts, ['shell.nav.home', 'publication.found', 'support.form.topic'])).toBe(
      true,
    );
    expect(hasTexts(texts, [])).toBe(true);
    expect(hasTexts(texts, ['shell.nav.home', 'projectList.title'])).toBe(false);
  });

  it('are without the words of those who write the site and answer its readers', () => {
    for (const words of [
      'publication.desk',
      'publication.offers.accept',
      'support.request.title',
    ]) {
      expect(hasTexts(ru, [words])).toBe(false);
    }
    expect(Object.keys(ru.publication)).not.toContain('desk');
    expect(Object.keys(ru.support)).not.toContain('desk');
  });
});
