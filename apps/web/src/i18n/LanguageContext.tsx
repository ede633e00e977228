import type { Locale, TextParams, Translate } from '@pv/texts';
import { createContext, Fragment, type ReactNode, use, useMemo, useSyncExternalStore } from 'react';
import type { Language } from './language.ts';

interface Texts {
  /** Text of a key; its placeholders are checked by the compiler. */
  t: Translate;
  /** Text of a key that is known only at run time. */
  dynamic: (key: string, params?: TextParams) => string;
  locale: Locale;
  choose: (locale: Locale) => Promise<void>;
}

/** What is shown at the moment, and how to hear of a change. */
interface Shown {
  subscribe: Language['subscribe'];
  read: () => Texts;
  /** What the tab has begun with, as a page from the server is drawn. */
  drawn: () => Texts;
}

const textsOf = ({ engine, choose }: Language, locale: Locale): Texts => ({
  t: engine.translator(locale),
  dynamic: (key, params) => engine.dynamic(locale, key, params),
  locale,
  choose,
});

/**
 * The texts of a language as they are read; the same object until they change. However late it is asked,
 * and however often, `drawn` is what the tab has begun with.
 */
export function shownOf(language: Language): Shown {
  const { locale, version } = language.begun;
  const drawn = textsOf(language, locale);
  let last = { version, texts: drawn };
  return {
    subscribe: language.subscribe,
    drawn: () => drawn,
    read: () => {
      const now = language.version();
      if (last.version !== now) {
        last = { version: now, texts: textsOf(language, language.locale()) };
      }
      return last.texts;
    },
  };
}

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

const MARK = /<(\w+)>(.*?)<\/\1>/g;

/**
 * A text with marks such as `<rules>…</rules>`, each drawn by the function of its name. Marks do not
 * nest; one without a function stays as its words.
 */
export function Rich(props: { text: string; marks: Record<string, (words: string) => ReactNode> }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const found of props.text.matchAll(MARK)) {
    const [whole, name = '', words = ''] = found;
    parts.push(props.text.slice(end, found.index), props.marks[name]?.(words) ?? words);
    end = found.index + whole.length;
  }
  parts.push(props.text.slice(end));
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);
}
