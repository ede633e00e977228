import { isOutside, type Project, rowStatusOf, type Stage, type Term } from '@pv/contract';
import { IconAlertTriangle, IconFlag } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { ChartRow } from '../../../ui/timeline/ChartRow.tsx';
import type { ChartRow as Row } from '../../../ui/timeline/rows.ts';
import type { BarLook } from '../../../ui/timeline/TimeBar.tsx';
import type { RowPlace } from '../../../ui/timeline/TimeChart.tsx';
import { StageMove, useFinishNote } from '../approval/StageMove.tsx';
import { StepBars } from '../approval/StageSteps.tsx';
import { useApprovalWords } from '../approval/use-approval-words.ts';
import { daysOverdue } from '../fields/date-text.ts';
import { useStageWords } from '../fields/use-stage-words.ts';
import { isRowDone } from '../page/section-status.ts';
import { TermButton } from './TermButton.tsx';
import classes from './Timeline.module.css';

interface TimelineRowProps extends RowPlace {
  row: Row;
  stage: Stage;
  project: Term & Pick<Project, 'type' | 'completion_status'>;
  /** YYYY-MM-DD */
  today: string;
  titleOf: (stage: Stage, stop: number) => ReactNode;
  onTerm: (term: Term) => void;
}

/** How the bar of a stage looks. */
export function lookOf(stage: Stage, group: string): BarLook {
  const point = stage.starts_at === null && stage.ends_at !== null;
  return { group, ...(point && { shape: 'point' as const }), done: isRowDone(stage) };
}

function Warning({ children }: { children: string }) {
  return (
    <span className={classes.warning}>
      <IconAlertTriangle size={15} stroke={1.8} aria-hidden="true" />
      {children}
    </span>
  );
}

/** A stage on the timeline: its name and term at the left, its bar on the scale. */
export function TimelineRow(props: TimelineRowProps) {
  const { stage, project, today, titleOf, onTerm, ...place } = props;
  const { t } = useTexts();
  const words = useStageWords();
  const note = useFinishNote()(project, stage);
  const { group, label } = useApprovalWords().status(rowStatusOf(stage));
  const stop = place.active ? 0 : -1;
  function faultsOf(term: Term): string[] {
    const late = isRowDone(stage) || stage.delivered ? 0 : daysOverdue(term.ends_at, today);
    return [
      ...(late > 0 ? [t('projectPage.overdue', { count: late })] : []),
      ...(isOutside(term, project) ? [t('roadmap.timeline.outside')] : []),
    ];
  }
  const labelOf = (term: Term) => (
    <>
      <span className={classes.number} aria-hidden="true">
        {stage.number ?? <IconFlag size={14} stroke={2} />}
      </span>
      <div className={classes.words}>
        <div className={classes.title}>{titleOf(stage, stop)}</div>
        <div className={classes.term}>
          <TermButton stage={stage} term={term} stop={stop} onTerm={onTerm} />
          <StepBars step={stage.step} />
          {faultsOf(term).map((fault) => (
            <Warning key={fault}>{fault}</Warning>
          ))}
        </div>
        <StageMove move={stage.move} note={note} />
      </div>
    </>
  );
  return (
    <ChartRow
      {...place}
      title={words.title(stage)}
      days={words.days}
      words={(term) => {
        const said = [label, ...faultsOf(term)].map((one) => one.toLowerCase());
        return [words.title(stage), words.days(term), ...said].join(', ');
      }}
      label={labelOf}
      look={lookOf(stage, group)}
      free={stage.can.edit_plan}
      onTerm={onTerm}
    />
  );
}
