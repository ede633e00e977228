import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react';
import type { Language } from './language.ts';
import { type Shown, shownOf, type Texts } from './shown.ts';

/** Never changes: a part that the server has drawn and nobody has touched would be thrown away and drawn anew. */
const LanguageContext = createContext<Shown | null>(null);

/** Gives the texts of the chosen language to everything inside. */
export function LanguageProvider(props: { language: Language; children: ReactNode }) {
  const { language } = props;
  const shown = useMemo(() => shownOf(language), [language]);
  return <LanguageContext value={shown}>{props.children}</LanguageContext>;
}

/** Texts in the chosen language: `const { t } = useTexts(); t('shell.nav.home')`. Drawn anew on a change. */
export function useTexts(): Texts {
  const shown = use(LanguageContext);
  if (!shown) throw new Error('useTexts needs a LanguageProvider above it');
  // a part that is taken over after the language has changed stands in the old one still
  return useSyncExternalStore(shown.subscribe, shown.read, shown.drawn);
}
