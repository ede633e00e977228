import { Button, Text } from '@mantine/core';
import { type ApprovalAction, type Project, rowStatusOf, type Stage } from '@pv/contract';
import { IconFileText, IconFlag } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import type { ItemDrag } from '../../../ui/sortable.tsx';
import { useStageEditions } from '../../edition/public.ts';
import { SimilarityPanel } from '../../similarity/public.ts';
import { StageGuides } from '../../site/public.ts';
import { useStageReviews } from '../api.ts';
import { ApprovalActions } from '../approval/ApprovalActions.tsx';
import { EditionsFold } from '../approval/EditionsFold.tsx';
import { decidesAgain, ReviewFold } from '../approval/ReviewFold.tsx';
import { AgainNote, useFinishNote } from '../approval/StageMove.tsx';
import { StageSteps, StepBars } from '../approval/StageSteps.tsx';
import { useApprovalWords } from '../approval/use-approval-words.ts';
import { FileSection } from '../files/FileSection.tsx';
import { stepOf } from '../page/next-step.ts';
import { StepButton } from '../page/StepButton.tsx';
import { editionOf, subjectOf } from '../page/subject.ts';
import { useThesis } from '../thesis/use-thesis.ts';
import { isEarly } from '../timeline/plan-order.ts';
import { RowRemindLine } from '../waiting/RowRemindLine.tsx';
import classes from './Panel.module.css';
import { RoadmapRow } from './RoadmapRow.tsx';
import { StageFields } from './StageFields.tsx';
import { StageMenu } from './StageMenu.tsx';
import stageRowClasses from './StageRow.module.css';

type Section = ApprovalAction['section'];

/** The buttons on one part of a stage. */
function PartActions(props: { project: Project; stage: Stage; section: Section; named: boolean }) {
  const { project, stage, section, named } = props;
  const { t } = useTexts();
  const actions = stage.actions.filter((action) => action.section === section);
  const subject = subjectOf(t, section, { stage, type: project.type });
  return (
    <div className={classes.actions}>
      {named && actions.length > 0 && (
        <Text size="sm" c="dimmed">
          {subject}
        </Text>
      )}
      <ApprovalActions stageId={stage.id} subject={subject} actions={actions} type={project.type} />
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
function StagePanel({ project, stage }: { project: Project; stage: Stage }) {
  const words = useApprovalWords();
  const { move } = stage;
  const again = move !== null && decidesAgain(move, editionOf(project, move.section, stage));
  const revised = again || words.status(rowStatusOf(stage)).group === 'revision';
  const sections: readonly Section[] = stage.kind === 'finish' ? ['final'] : ['plan', 'result'];
  const acted = new Set(stage.actions.map((action) => action.section));
  const reviews = stage.plan_edition + stage.result_edition > 0 && (
    <ReviewFold id={stage.id} project={project} use={useStageReviews} opened={revised} />
  );
  return (
    <div className={classes.panel}>
      <StageSteps step={stage.step} />
      {project.can.edit && <StageGuides type={project.type} stage={stage.kind} />}
      {revised && reviews}
      <StageFields key={stage.id} stage={stage} />
      <FileSection stage={stage} />
      {stage.kind === 'finish' && project.can.compare_works && (
        <SimilarityPanel projectId={project.id} />
      )}
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

function DocumentLink({ project, stage }: { project: Project; stage: Stage }) {
  const { t } = useTexts();
  const one = useThesis(project) !== null && stage.kind === 'numeric';
  const what = t(one ? 'thesis.openHere' : 'projectPage.document.open');
  const name = `${what}: ${stage.title}`;
  return (
    <Button
      variant="subtle"
      color="gray"
      size="compact-md"
      className={stageRowClasses.document}
      aria-label={name}
      title={name}
      renderRoot={(root) => (
        <Link
          {...root}
          to="/project/$projectType/$projectId/document/$stageId"
          params={{ projectType: project.type, projectId: project.id, stageId: stage.id }}
        />
      )}
    >
      <IconFileText size={18} stroke={1.8} aria-hidden="true" />
      <span className={stageRowClasses.word}>
        {t(one ? 'thesis.short' : 'projectPage.document.short')}
      </span>
    </Button>
  );
}

interface StageRowProps {
  project: Project;
  stage: Stage;
  /** Its date says the zone for the whole page. */
  tellsZone: boolean;
  drag?: ItemDrag;
}

/** A numeric stage or the finish as a row of the roadmap. */
export function StageRow({ project, stage, tellsZone, drag }: StageRowProps) {
  const finishNote = useFinishNote();
  const numeric = stage.kind === 'numeric';
  const step = stepOf(stage.move, stage.actions, stage);
  return (
    <RoadmapRow
      type={project.type}
      rowKey={stage.id}
      title={stage.title}
      mark={numeric ? stage.number : <IconFlag size={16} stroke={2} />}
      status={rowStatusOf(stage)}
      bySupervisor={stage.by_supervisor_author}
      term={stage}
      zone={project.time_zone}
      tellsZone={tellsZone}
      early={isEarly(project, stage)}
      move={stage.move}
      delivered={stage.delivered}
      steps={<StepBars step={stage.step} />}
      again={<AgainNote stage={stage} />}
      {...(drag && { drag })}
      note={finishNote(project, stage)}
      next={step && <StepButton project={project} step={step} place="row" />}
      quiet={
        <>
          <DocumentLink project={project} stage={stage} />
          <StageMenu project={project} stage={stage} />
        </>
      }
    >
      <StagePanel project={project} stage={stage} />
    </RoadmapRow>
  );
}
