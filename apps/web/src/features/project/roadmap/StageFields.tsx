import { type Stage, stageEndpoints } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useApprovalWords } from '../approval/use-approval-words.ts';
import { fieldMode } from '../fields/field-mode.ts';
import { SavedTerm } from '../fields/SavedTerm.tsx';
import { SavedText } from '../fields/SavedText.tsx';
import { TemplateNote } from '../fields/TemplateNote.tsx';
import { useFormField } from '../fields/use-form-field.ts';
import { useStageForm } from '../fields/use-stage-form.ts';
import { FieldList } from '../page/FieldList.tsx';
import { resultStatusOf } from '../page/section-status.ts';
import { useTypedTerm } from '../timeline/typed-term.ts';
import classes from './Panel.module.css';

type Form = ReturnType<typeof useStageForm>;

/** What is planned: title, goal, expected result, term. */
function Plan({ stage, form }: { stage: Stage; form: Form }) {
  const { t } = useTexts();
  const words = useApprovalWords();
  const mode = fieldMode('plan', stage.move, stage.can.edit_plan);
  const approved = stage.plan_valid || words.status(stage.status).group === 'approve';
  const rest = { mode, approved };
  const title = useFormField(form, 'title');
  const goal = useFormField(form, 'goal');
  const planned = useFormField(form, 'planned_result');
  const start = useFormField(form, 'starts_at');
  const end = useFormField(form, 'ends_at');
  const typed = useTypedTerm(stage);
  return (
    <div className={classes.part}>
      <h4 className={classes.name}>{t('projectPage.stage.plan')}</h4>
      {mode !== 'read' && (
        <SavedText
          label={t('projectPage.stage.title')}
          field={title}
          empty={t('projectPage.fieldEmpty')}
          content="title"
          minRows={1}
          oneLine
          {...rest}
        />
      )}
      <SavedText
        label={t('projectPage.stage.goal')}
        field={goal}
        empty={t('projectPage.stage.goalEmpty')}
        content="goal"
        {...rest}
      >
        {mode === 'form' && <TemplateNote stage={stage} />}
      </SavedText>
      <SavedText
        label={t('projectPage.stage.planned')}
        field={planned}
        empty={t('projectPage.stage.plannedEmpty')}
        content="planned_result"
        {...rest}
      />
      <SavedTerm id={stage.id} start={start} end={end} onTerm={typed.tell} {...rest} />
      {typed.offer}
      {(stage.fields.length > 0 || stage.can.edit_plan) && (
        <FieldList
          name={t('projectPage.extra')}
          first={t('projectPage.firstExtra')}
          calls={stageEndpoints.fields}
          id={stage.id}
          fields={stage.fields}
          editable={stage.can.edit_plan}
          {...rest}
        />
      )}
    </div>
  );
}

/** What came out of the stage, in words; the document holds the rest. */
function Result({ stage, form }: { stage: Stage; form: Form }) {
  const { t } = useTexts();
  const words = useApprovalWords();
  const finish = stage.kind === 'finish';
  const text = useFormField(form, 'result_text');
  return (
    <div className={classes.part}>
      {!finish && <h4 className={classes.name}>{t('projectPage.stage.outcome')}</h4>}
      <SavedText
        label={finish ? t('projectPage.stage.summary') : t('projectPage.stage.result')}
        field={text}
        mode={fieldMode(finish ? 'final' : 'result', stage.move, stage.can.edit_result)}
        approved={words.status(resultStatusOf(stage)).group === 'completed'}
        empty={t('projectPage.stage.resultEmpty')}
        {...(!finish && { content: 'result' })}
        minRows={4}
      />
    </div>
  );
}

/** Plan and result of a stage beside each other, saved as they are typed. */
export function StageFields({ stage }: { stage: Stage }) {
  const form = useStageForm(stage);
  return (
    <div className={classes.parts}>
      {stage.kind === 'numeric' && <Plan stage={stage} form={form} />}
      <Result stage={stage} form={form} />
    </div>
  );
}
