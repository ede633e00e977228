import type { SectionHead } from '@pv/editor-schema';
import { useSyncExternalStore } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useRights } from '../shell/DocumentContext.tsx';
import { useWorkbench } from '../shell/WorkbenchContext.tsx';
import { ActiveText } from './ActiveText.tsx';
import { StaticText } from './StaticText.tsx';
import { useSectionName } from './use-section-name.ts';

/** The text of a section: the editor where it is edited, plain elements elsewhere; footnotes below. */
export function SectionText({ head }: { head: SectionHead }) {
  const { t } = useTexts();
  const bench = useWorkbench();
  const rights = useRights();
  const active = useSyncExternalStore(bench.subscribe, bench.active);
  const title = useSectionName(head);
  const edited = active?.id === head.id && rights.edit;
  return (
    <>
      {edited ? (
        <ActiveText sectionId={head.id} label={t('editor.text', { title })} caret={active.caret} />
      ) : (
        <StaticText sectionId={head.id} title={title} />
      )}
      <ol className="pv-notes" lang="ru" />
    </>
  );
}
