import { en } from '@pv/texts/en';
import { ru } from '@pv/texts/ru';
import { describe, expect, it } from 'vitest';
import { shownOf } from './LanguageContext.tsx';
import { createLanguage } from './language.ts';

/** The language of a Russian browser. */
const begin = () =>
  createLanguage(
    {
      localStorage: { getItem: () => null, setItem: () => {} },
      navigator: { language: 'ru-RU' },
      document: { documentElement: { lang: '' }, cookie: '' },
      addEventListener: () => {},
    },
    { ru: async () => ru, en: async () => en },
  );

describe('the texts of a page', () => {
  it('are the same object until they change', async () => {
    const language = await begin();
    const shown = shownOf(language);
    expect(shown.read()).toBe(shown.drawn());
    await language.choose('en');
    expect(shown.read()).toBe(shown.read());
    expect(shown.read().t('ui.save')).toBe(en.ui.save);
  });

  it('are taken over in the language they were drawn in, even when that is begun anew after a change', async () => {
    const language = await begin();
    await language.choose('en');
    const shown = shownOf(language);
    expect(shown.drawn().locale).toBe('ru');
    expect(shown.drawn().t('ui.save')).toBe(ru.ui.save);
    expect(shown.read().locale).toBe('en');
  });
});
