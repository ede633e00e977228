import type { Stage } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useChangeStage } from '../api/use-stage-changes.ts';
import { useApprovalWords } from '../approval/use-approval-words.ts';
import { EditableText } from '../page/EditableText.tsx';

/** What came out of the stage, in words; the document holds the rest. */
export function StageResult({ stage }: { stage: Stage }) {
  const { t } = useTexts();
  const change = useChangeStage();
  const words = useApprovalWords();
  const { id, version } = stage;
  return (
    <EditableText
      label={
        stage.kind === 'finish' ? t('projectPage.stage.summary') : t('projectPage.stage.result')
      }
      value={stage.result_text}
      empty={t('projectPage.stage.resultEmpty')}
      editable={stage.can.edit_result}
      approved={words.status(stage.status).group === 'completed'}
      maxLength={50_000}
      busy={change.isPending}
      onSave={(result_text) =>
        change.mutateAsync({ params: { id }, body: { result_text, version } })
      }
    />
  );
}
