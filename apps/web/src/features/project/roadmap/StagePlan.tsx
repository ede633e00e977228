import type { Stage } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useChangeStage } from '../api/use-stage-changes.ts';
import { useApprovalWords } from '../approval/use-approval-words.ts';
import { EditableDates } from '../page/EditableDates.tsx';
import { EditableText } from '../page/EditableText.tsx';

/** What is planned: title, goal, expected result, term. */
export function StagePlan({ stage }: { stage: Stage }) {
  const { t } = useTexts();
  const change = useChangeStage();
  const words = useApprovalWords();
  const { id, version } = stage;
  const approved = ['approve', 'completed'].includes(words.status(stage.status).group);
  const save = (part: object) => change.mutateAsync({ params: { id }, body: { ...part, version } });
  const field = (name: 'title' | 'goal' | 'planned_result', maxLength: number) => ({
    value: stage[name],
    editable: stage.can.edit_plan,
    approved,
    maxLength,
    busy: change.isPending,
    onSave: (value: string) => save({ [name]: value }),
  });
  return (
    <div>
      {stage.can.edit_plan && (
        <EditableText
          label={t('projectPage.stage.title')}
          empty={t('projectPage.fieldEmpty')}
          {...field('title', 300)}
        />
      )}
      <EditableText
        label={t('projectPage.stage.goal')}
        empty={t('projectPage.stage.goalEmpty')}
        {...field('goal', 10_000)}
      />
      <EditableText
        label={t('projectPage.stage.planned')}
        empty={t('projectPage.stage.plannedEmpty')}
        {...field('planned_result', 10_000)}
      />
      <EditableDates value={stage} editable={stage.can.edit_plan} onSave={save} />
    </div>
  );
}
