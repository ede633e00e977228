import { type ArticleContent, type Lack, lacksOf, type PublicationKind } from '@pv/contract';
import { useEffect, useState } from 'react';
import { focusField, lackField } from './lack-field.ts';
import { useWrittenLanguage } from './use-written-language.ts';

/**
 * What is missing to publish: marked at the fields from the first attempt on, until it is filled in.
 * `goTo` shows the language of a field and puts the caret into it.
 */
export function useLacks(content: ArticleContent, kind: PublicationKind) {
  const [asked, setAsked] = useState(false);
  const [wanted, setWanted] = useState<Lack | null>(null);
  const { language, setLanguage } = useWrittenLanguage();
  const goTo = (lack: Lack) => {
    setLanguage(lack.language);
    setWanted(lack);
  };
  useEffect(() => {
    // the other language is drawn first
    if (wanted?.language !== language) return;
    const leave = () => setWanted(null);
    if (focusField(lackField(wanted))) return leave();
    // the code of a field may be on its way; whoever goes elsewhere meanwhile is left alone
    const coming = new MutationObserver(() => focusField(lackField(wanted)) && leave());
    coming.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', leave);
    return () => {
      coming.disconnect();
      document.removeEventListener('focusin', leave);
    };
  }, [wanted, language]);
  return {
    /** Those that are shown. */
    lacks: asked ? lacksOf(content, kind) : [],
    goTo,
    /** Whether it can be published; otherwise it is said why, with the caret in the first field. */
    ready(): boolean {
      const [first] = lacksOf(content, kind);
      setAsked(first !== undefined);
      if (first) goTo(first);
      return first === undefined;
    },
  };
}

export type Lacks = ReturnType<typeof useLacks>;
