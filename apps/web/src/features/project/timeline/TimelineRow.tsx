import { isOutside, type Project, rowStatusOf, type Stage, type Term } from '@pv/contract';
import { IconAlertTriangle, IconFlag } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { lengthOf, type Scale } from '../../../ui/timeline/scale.ts';
import { TimeBar } from '../../../ui/timeline/TimeBar.tsx';
import { TimeRow } from '../../../ui/timeline/TimeCanvas.tsx';
import { useBarDrag } from '../../../ui/timeline/use-bar-drag.ts';
import { StageMove, useFinishNote } from '../approval/StageMove.tsx';
import { StepBars } from '../approval/StageSteps.tsx';
import { useApprovalWords } from '../approval/use-approval-words.ts';
import { daysOverdue, termText } from '../fields/date-text.ts';
import { isRowDone } from '../page/section-status.ts';
import { TermButton } from './TermButton.tsx';
import classes from './Timeline.module.css';

interface TimelineRowProps {
  stage: Stage;
  scale: Scale;
  project: Term & Pick<Project, 'type' | 'completion_status'>;
  /** YYYY-MM-DD */
  today: string;
  title: ReactNode;
  onTerm: (term: Term) => void;
}

function Warning({ children }: { children: string }) {
  return (
    <span className={classes.warning}>
      <IconAlertTriangle size={15} stroke={1.8} aria-hidden="true" />
      {children}
    </span>
  );
}

function useTermWords() {
  const { t } = useTexts();
  return (term: Term) => {
    const length = t('roadmap.timeline.days', { count: lengthOf(term) });
    return lengthOf(term) > 0
      ? t('roadmap.timeline.value', { term: termText(term, t), length })
      : termText(term, t);
  };
}

/** A stage on the timeline: its name and term at the left, its bar on the scale. */
export function TimelineRow(props: TimelineRowProps) {
  const { stage, scale, project, today, title, onTerm } = props;
  const { t } = useTexts();
  const words = useApprovalWords();
  const say = useTermWords();
  const note = useFinishNote()(project, stage);
  const drag = useBarDrag(stage, scale.days, onTerm);
  const late = isRowDone(stage) || stage.delivered ? 0 : daysOverdue(drag.shown.ends_at, today);
  const label = (
    <>
      <span className={classes.number} aria-hidden="true">
        {stage.number ?? <IconFlag size={14} stroke={2} />}
      </span>
      <div className={classes.words}>
        <div className={classes.title}>{title}</div>
        <div className={classes.term}>
          <TermButton stage={stage} term={drag.shown} onTerm={onTerm} />
          <StepBars step={stage.step} />
          {late > 0 && <Warning>{t('projectPage.overdue', { count: late })}</Warning>}
          {isOutside(drag.shown, project) && <Warning>{t('roadmap.timeline.outside')}</Warning>}
        </div>
        <StageMove move={stage.move} note={note} />
      </div>
    </>
  );
  return (
    <TimeRow label={label}>
      <TimeBar
        scale={scale}
        drag={drag}
        names={{
          bar: t('roadmap.timeline.bar', { title: stage.title }),
          end: t('roadmap.timeline.end', { title: stage.title }),
        }}
        say={say}
        group={words.status(rowStatusOf(stage)).group}
        free={stage.can.edit_plan}
      />
    </TimeRow>
  );
}
