import type { SectionHead } from '@pv/editor-schema';
import { IconLock } from '@tabler/icons-react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useRights } from '../shell/DocumentContext.tsx';
import { ReopenButton } from './ReopenButton.tsx';
import classes from './Stages.module.css';
import { useStageName, useStages } from './StagesContext.tsx';
import { closedBy } from './section-lock.ts';

/** Why a section takes nothing while others do, and the way to open an approved one. */
export function ClosedNote({ head }: { head: SectionHead }) {
  const { t } = useTexts();
  const rights = useRights();
  const shown = useStages();
  const nameOf = useStageName();
  const closed = closedBy(head, rights);
  if (!closed || !shown || !rights.edit) return null;
  return (
    <p className={classes.closed}>
      <IconLock size={16} aria-hidden="true" />
      <span>{t(`documentStages.closed.${closed.why}`, { stage: nameOf(shown.of(head)) })}</span>
      {closed.why === 'approved' && <ReopenButton stageId={closed.id} />}
    </p>
  );
}
