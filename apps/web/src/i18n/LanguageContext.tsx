import type { Locale, TextParams, Translate } from '@pv/texts';
import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react';
import type { Language } from './language.ts';

interface Texts {
  /** Text of a key; its placeholders are checked by the compiler. */
  t: Translate;
  /** Text of a key that is known only at run time. */
  dynamic: (key: string, params?: TextParams) => string;
  locale: Locale;
  choose: (locale: Locale) => Promise<void>;
}

const LanguageContext = createContext<Texts | null>(null);

/** Gives the texts of the chosen language to everything inside, and draws it anew on a change. */
export function LanguageProvider(props: { language: Language; children: ReactNode }) {
  const { language } = props;
  const locale = useSyncExternalStore(language.subscribe, language.locale);
  const texts = useMemo(
    (): Texts => ({
      t: language.engine.translator(locale),
      dynamic: (key, params) => language.engine.dynamic(locale, key, params),
      locale,
      choose: language.choose,
    }),
    [language, locale],
  );
  return <LanguageContext value={texts}>{props.children}</LanguageContext>;
}

/** Texts in the chosen language: `const { t } = useTexts(); t('shell.nav.home')`. */
export function useTexts(): Texts {
  const texts = use(LanguageContext);
  if (!texts) throw new Error('useTexts needs a LanguageProvider above it');
  return texts;
}
