import type { Project, Stage, Term } from '@pv/contract';
import { IconCalendarEvent, IconFlag } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { usePageActions } from '../../../platform/page-actions.ts';
import { useOpenedLater } from '../../../ui/focus.ts';
import { TermDialog, useStageWords } from '../../project/public.ts';
import type { GanttRow } from './rows.ts';

interface StageDeedsProps {
  project: Pick<Project, 'id' | 'type'>;
  rows: readonly GanttRow[];
  onTerm: (stage: Stage, term: Term) => void;
}

/** What the palette has of the stage whose row has the focus. */
export function StageDeeds({ project: { id, type: projectType }, rows, onTerm }: StageDeedsProps) {
  const { t } = useTexts();
  const words = useStageWords();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<string>();
  const [opened, setOpened] = useState(false);
  const shown = useOpenedLater(opened);
  function stageAt(id: string | undefined): Stage | null {
    const row = rows.find((one) => one.id === id);
    return row?.kind === 'stage' ? row.stage : null;
  }
  usePageActions(() => {
    const row = document.activeElement?.closest<HTMLElement>('[data-row]');
    const focused = stageAt(row?.dataset.row);
    if (!focused) return null;
    const open = {
      id: 'stage.open',
      label: t('gantt.stage.open'),
      icon: IconFlag,
      onClick: () =>
        void navigate({
          to: '/project/$projectType/$id',
          params: { projectType, id },
          search: { open: focused.id },
        }),
    };
    const term = {
      id: 'stage.term',
      label: t('gantt.stage.term'),
      icon: IconCalendarEvent,
      onClick() {
        setAsked(focused.id);
        setOpened(true);
      },
    };
    const actions = focused.can.edit_plan ? [open, term] : [open];
    return { group: words.title(focused), actions };
  });
  const stage = stageAt(asked);
  if (!stage) return null;
  return (
    <TermDialog
      key={stage.id}
      stage={stage}
      opened={shown}
      onTerm={(term) => onTerm(stage, term)}
      onClose={() => setOpened(false)}
    />
  );
}
