import { Text } from '@mantine/core';
import type { ApprovalAction, Project, Stage } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useStageEditions } from '../../edition/public.ts';
import { StageGuides } from '../../site/public.ts';
import { useStageReviews } from '../api.ts';
import { ApprovalActions } from '../approval/ApprovalActions.tsx';
import { EditionsFold } from '../approval/EditionsFold.tsx';
import { decidesAgain, ReviewFold } from '../approval/ReviewFold.tsx';
import { useApprovalWords } from '../approval/use-approval-words.ts';
import { FileSection } from '../files/FileSection.tsx';
import { rowStatusOf, statusOf } from '../page/section-status.ts';
import { editionOf, subjectOf } from '../page/subject.ts';
import { RowRemindLine } from '../waiting/RowRemindLine.tsx';
import classes from './Panel.module.css';
import { StageFields } from './StageFields.tsx';

type Section = ApprovalAction['section'];

/** The buttons on one part of a stage; the dialog of a refused decision stays when they go. */
function PartActions(props: { project: Project; stage: Stage; section: Section; named: boolean }) {
  const { project, stage, section, named } = props;
  const { t } = useTexts();
  const actions = stage.actions.filter((action) => action.section === section);
  const subject = subjectOf(t, section, stage);
  return (
    <div className={classes.actions}>
      {named && actions.length > 0 && (
        <Text size="sm" c="dimmed">
          {subject}
        </Text>
      )}
      <ApprovalActions
        id={stage.id}
        edition={editionOf(project, section, stage)}
        status={statusOf(project, section, stage)}
        subject={subject}
        actions={actions}
      />
    </div>
  );
}

/** The editions of a stage; compared are those of the part that is under way. */
function StageEditions({ stage }: { stage: Stage }) {
  const own = stage.kind === 'finish' ? 'final' : 'result';
  return (
    <EditionsFold
      id={stage.id}
      use={useStageEditions}
      section={stage.move?.section ?? own}
      status={rowStatusOf(stage)}
    />
  );
}

/** What stands inside an open stage: remarks to deal with, plan and result, decisions, rounds. */
export function StagePanel({ project, stage }: { project: Project; stage: Stage }) {
  const words = useApprovalWords();
  const { move } = stage;
  const again = move !== null && decidesAgain(move, editionOf(project, move.section, stage));
  const revised = again || words.status(rowStatusOf(stage)).group === 'revision';
  const sections: readonly Section[] = stage.kind === 'finish' ? ['final'] : ['plan', 'result'];
  const acted = new Set(stage.actions.map((action) => action.section));
  const reviews = stage.plan_edition + stage.result_edition > 0 && (
    <ReviewFold id={stage.id} use={useStageReviews} opened={revised} />
  );
  return (
    <div className={classes.panel}>
      {project.can.edit && <StageGuides type={project.type} stage={stage.kind} />}
      {revised && reviews}
      <StageFields key={stage.id} stage={stage} />
      <FileSection stage={stage} />
      {sections.map((section) => (
        <PartActions
          key={section}
          project={project}
          stage={stage}
          section={section}
          named={acted.size > 1}
        />
      ))}
      <RowRemindLine project={project} move={move} />
      {!revised && reviews}
      {stage.plan_edition + stage.result_edition > 0 && <StageEditions stage={stage} />}
    </div>
  );
}
