import type { Move, Project } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { useRemind, useWaits } from '../api.ts';
import { RemindButton } from './RemindButton.tsx';
import classes from './UnderMove.module.css';

interface RemindLineProps {
  project: Pick<Project, 'id'>;
  move: Pick<Move, 'section' | 'stage_id'>;
}

/** Under a move that others have to make: the button that reminds them, or when that was done. */
export function RemindLine({ project, move }: RemindLineProps) {
  const { t } = useTexts();
  const toasts = useToasts();
  const { data } = useWaits(project.id);
  const remind = useRemind();
  const { section, stage_id } = move;
  const wait = data?.waiting.find((one) => one.section === section && one.stage_id === stage_id);
  if (!wait?.can_remind) return null;
  const request = { params: { id: project.id }, body: { section, stage_id } };
  const onSuccess = () => toasts.success(t('whoseMove.nudge.done'));
  return (
    <div className={classes.under}>
      <RemindButton
        wait={wait}
        busy={remind.isPending}
        onRemind={() => remind.mutate(request, { onSuccess })}
      />
    </div>
  );
}
