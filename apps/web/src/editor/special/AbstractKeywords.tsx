import { TagsInput } from '@mantine/core';
import { documentWords, readSectionContent, type SectionHead } from '@pv/editor-schema';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useDocumentStatus, useNumbering } from '../shell/DocumentContext.tsx';
import { useWorkbench } from '../shell/WorkbenchContext.tsx';
import classes from './AbstractKeywords.module.css';
import { useSettings } from './use-settings.ts';

/** The volume and the keywords of the abstract, GOST 7.32-2017 clauses 5.3.2 and 6.12. */
export function AbstractKeywords({ head }: { head: SectionHead }) {
  const { t } = useTexts();
  const { live } = useWorkbench();
  const { rights } = useDocumentStatus();
  const [settings, write] = useSettings();
  const { items, sources } = useNumbering();
  const count = (kind: string) => items.filter((item) => item.kind === kind && item.number).length;
  const content = readSectionContent(live.doc, head.id);
  const words = documentWords({
    version: 1,
    settings,
    sections: [{ ...head, title: '', content }],
    sources: [],
  }).length;
  return (
    <div className={classes.box}>
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
      <TagsInput
        label={t('editor.abstract.keywords')}
        description={t('editor.abstract.keywordsHint')}
        value={settings.keywords}
        onChange={(keywords) => write({ keywords })}
        readOnly={!rights.edit}
        splitChars={[',', ';']}
        acceptValueOnBlur
      />
    </div>
  );
}
