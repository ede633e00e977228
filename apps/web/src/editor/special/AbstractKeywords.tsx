import { TagsInput } from '@mantine/core';
import {
  contentWords,
  readSectionContent,
  type SectionHead,
  sectionFragment,
  withoutSuggestions,
} from '@pv/editor-schema';
import { isArticleProfile } from '@pv/gost';
import { useEffect, useState } from 'react';
import type { Doc } from 'yjs';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useNumbering, useRights } from '../shell/DocumentContext.tsx';
import { useWorkbench } from '../shell/WorkbenchContext.tsx';
import classes from './AbstractKeywords.module.css';
import { useSettings } from './use-settings.ts';

/** Counting waits until the typing pauses, ms. */
const COUNT_AFTER = 400;

const countOf = (doc: Doc, sectionId: string): number =>
  contentWords(withoutSuggestions(readSectionContent(doc, sectionId)));

/** Words of a section, counted anew when its text changes. */
function useWordCount(sectionId: string): number {
  const { doc } = useWorkbench().live;
  const [words, setWords] = useState(() => countOf(doc, sectionId));
  useEffect(() => {
    const fragment = sectionFragment(doc, sectionId);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setWords(countOf(doc, sectionId)), COUNT_AFTER);
    };
    fragment.observeDeep(later);
    return () => {
      clearTimeout(timer);
      fragment.unobserveDeep(later);
    };
  }, [doc, sectionId]);
  return words;
}

/** The volume of the text and of the document. */
function Counts({ sectionId }: { sectionId: string }) {
  const { t } = useTexts();
  const { items, sources } = useNumbering();
  const count = (kind: string) => items.filter((item) => item.kind === kind && item.number).length;
  const words = useWordCount(sectionId);
  return (
    <p className={classes.counts}>
      <span>{t('editor.abstract.words', { count: words })}</span>
      <span>
        {t('editor.abstract.counters', {
          figures: count('figure'),
          tables: count('table'),
          sources: sources.ids.length,
          appendices: count('appendix'),
        })}
      </span>
    </p>
  );
}

/** The volume and the keywords of the abstract, GOST 7.32-2017 clauses 5.3.2 and 6.12. */
export function AbstractKeywords({ head }: { head: SectionHead }) {
  const { t } = useTexts();
  const rights = useRights();
  const [settings, write] = useSettings();
  return (
    <div className={classes.box}>
      <Counts sectionId={head.id} />
      <TagsInput
        label={t('editor.abstract.keywords')}
        description={t(
          isArticleProfile(settings.profile)
            ? 'editor.article.keywordsHint'
            : 'editor.abstract.keywordsHint',
        )}
        value={settings.keywords}
        onChange={(keywords) => write({ keywords })}
        readOnly={!rights.edit}
        splitChars={[',', ';']}
        acceptValueOnBlur
      />
    </div>
  );
}
