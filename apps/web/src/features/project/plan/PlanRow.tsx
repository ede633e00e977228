import { Progress } from '@mantine/core';
import { isResultStatus, type Project, type Stage, type Term, workingDays } from '@pv/contract';
import { IconFlag } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { AgainNote, StageMove, useFinishNote } from '../approval/StageMove.tsx';
import { StepBars } from '../approval/StageSteps.tsx';
import { useApprovalWords } from '../approval/use-approval-words.ts';
import { daysLate } from '../fields/date-text.ts';
import { SavedText } from '../fields/SavedText.tsx';
import { TemplateNote } from '../fields/TemplateNote.tsx';
import { TermFaults } from '../fields/TermFaults.tsx';
import { useFormField } from '../fields/use-form-field.ts';
import { useStageForm } from '../fields/use-stage-form.ts';
import { isRowDone } from '../page/section-status.ts';
import { isEarly } from '../timeline/plan-order.ts';
import { TermButton } from '../timeline/TermButton.tsx';
import classes from './PlanTable.module.css';

/** Where the plan and the result of a stage stand: statuses, or that the plan stands approved. */
interface StageStates {
  /** Null for the finish, which has no plan. */
  plan: string | null;
  /** Null while there is nothing to tell of the result. */
  result: string | null;
}

/** The plan stands as it was approved, which research has no status for once the result is under way. */
export const PLAN_STANDS = 'plan_stands';

/**
 * The states of the plan and of the result apart. In startups each has a status; in research one status
 * tells of the part that is under way.
 */
export function stageStates({
  kind,
  status,
  result_status,
  plan_valid,
}: Pick<Stage, 'kind' | 'status' | 'result_status' | 'plan_valid'>): StageStates {
  if (kind === 'finish') return { plan: null, result: status };
  if (result_status !== null) return { plan: status, result: result_status };
  const ofResult = isResultStatus(status) || (status === 're_approval_required' && plan_valid);
  return ofResult
    ? { plan: plan_valid ? PLAN_STANDS : null, result: status }
    : { plan: status, result: null };
}

/** Where plan and result stand, and whose move it is. */
function State({ project, stage }: { project: Project; stage: Stage }) {
  const finishNote = useFinishNote();
  const { t } = useTexts();
  const words = useApprovalWords();
  const { plan, result } = stageStates(stage);
  const badgeOf = (status: string) =>
    status === PLAN_STANDS
      ? { group: 'approve' as const, label: t('roadmap.page.planStands') }
      : words.status(status);
  return (
    <div className={classes.states}>
      {plan && <StatusBadge {...badgeOf(plan)} />}
      {result && <StatusBadge {...badgeOf(result)} />}
      <StepBars step={stage.step} />
      <AgainNote stage={stage} />
      <StageMove move={stage.move} note={finishNote(project, stage)} />
    </div>
  );
}

/** The days of the stage, how many of them are worked, and by how much it is late. */
function Days(props: { stage: Stage; zone: string; early: boolean; onTerm: (term: Term) => void }) {
  const { stage, zone, early, onTerm } = props;
  const { t } = useTexts();
  const late = isRowDone(stage) || stage.delivered ? 0 : daysLate(stage.ends_at, zone);
  const count = workingDays([stage]);
  return (
    <div className={classes.days}>
      <TermButton stage={stage} term={stage} onTerm={onTerm} />
      {count > 0 && <span>{t('roadmap.page.working', { count })}</span>}
      <TermFaults early={early} late={late} />
    </div>
  );
}

/** One stage of the plan; its texts are written in place and save themselves. */
export function PlanRow(props: { project: Project; stage: Stage; onTerm: (term: Term) => void }) {
  const { project, stage, onTerm } = props;
  const { t } = useTexts();
  const form = useStageForm(stage);
  const title = useFormField(form, 'title');
  const goal = useFormField(form, 'goal');
  const planned = useFormField(form, 'planned_result');
  const rest = {
    mode: stage.can.edit_plan ? ('text' as const) : ('read' as const),
    approved: stage.can.plan_reapproval,
  };
  const column = (name: 'goal' | 'result' | 'term' | 'state' | 'done') =>
    t(`roadmap.page.column.${name}`);
  return (
    <tr className={classes.row}>
      <td className={classes.number}>
        {stage.number ?? (
          <IconFlag size={16} stroke={2} role="img" aria-label={t('roadmap.term.finish')} />
        )}
      </td>
      <td className={classes.title}>
        <SavedText
          label={t('projectPage.stage.title')}
          field={title}
          empty={t('projectPage.fieldEmpty')}
          minRows={1}
          oneLine
          {...rest}
        />
        <Link
          className={classes.open}
          to="/project/$projectType/$id"
          params={{ projectType: project.type, id: project.id }}
          search={{ open: stage.id }}
          aria-label={t('roadmap.page.openNamed', { title: stage.title })}
        >
          {t('roadmap.page.open')}
        </Link>
      </td>
      <td className={classes.text}>
        <SavedText
          label={column('goal')}
          field={goal}
          empty={t('projectPage.stage.goalEmpty')}
          {...rest}
        />
        <TemplateNote stage={stage} />
      </td>
      <td className={classes.text}>
        <SavedText
          label={column('result')}
          field={planned}
          empty={t('projectPage.stage.plannedEmpty')}
          {...rest}
        />
      </td>
      <td data-column={column('term')}>
        <Days
          stage={stage}
          zone={project.time_zone}
          early={isEarly(project, stage)}
          onTerm={onTerm}
        />
      </td>
      <td data-column={column('state')}>
        <State project={project} stage={stage} />
      </td>
      <td data-column={column('done')} className={classes.done}>
        {stage.kind === 'numeric' && (
          <>
            <Progress
              value={stage.progress}
              size="sm"
              aria-label={t('projectPage.progress', { percent: stage.progress })}
            />
            <span>{t('roadmap.page.percent', { percent: stage.progress })}</span>
          </>
        )}
      </td>
    </tr>
  );
}
