import type { Project } from '@pv/contract';
import { IconClipboardText } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useProjectEditions } from '../../edition/public.ts';
import { StageGuides } from '../../site/public.ts';
import { useProjectReviews } from '../api.ts';
import { ApprovalActions } from '../approval/ApprovalActions.tsx';
import { EditionsFold } from '../approval/EditionsFold.tsx';
import { decidesAgain, ReviewFold } from '../approval/ReviewFold.tsx';
import { useApprovalWords } from '../approval/use-approval-words.ts';
import { FileSection } from '../files/FileSection.tsx';
import { ABOUT } from '../roadmap/opened.ts';
import classes from '../roadmap/Panel.module.css';
import { RoadmapRow } from '../roadmap/RoadmapRow.tsx';
import { RowRemindLine } from '../waiting/RowRemindLine.tsx';
import { AboutFields } from './AboutFields.tsx';
import { stepOf } from './next-step.ts';
import { StepButton } from './StepButton.tsx';

/** The project section as the first row of the roadmap: assignment and concept, approved together. */
export function AboutRow({ project }: { project: Project }) {
  const { t } = useTexts();
  const words = useApprovalWords();
  const move = project.moves.find((one) => one.section === 'project') ?? null;
  const step = move?.asked === 'add_stage' ? null : stepOf(move, project.actions);
  const start = project.stages.find((stage) => stage.kind === 'start');
  const revised =
    decidesAgain(move, project.edition) || words.status(project.status).group === 'revision';
  const reviews = project.edition > 0 && (
    <ReviewFold id={project.id} project={project} use={useProjectReviews} opened={revised} />
  );
  return (
    <RoadmapRow
      type={project.type}
      rowKey={ABOUT}
      title={t('projectPage.about')}
      mark={<IconClipboardText size={16} stroke={2} />}
      status={project.status}
      bySupervisor={project.by_supervisor_author}
      term={project}
      delivered={project.completion_status === 'succeeded'}
      zone={project.time_zone}
      move={move?.asked === 'add_stage' ? null : move}
      next={step && <StepButton project={project} step={step} place="row" />}
    >
      <div className={classes.panel}>
        {project.can.edit && <StageGuides type={project.type} stage="start" />}
        {revised && reviews}
        <AboutFields key={project.id} project={project} />
        {start && <FileSection stage={start} />}
        <ApprovalActions
          stageId={null}
          subject={t('approval.section.project')}
          actions={project.actions}
          type={project.type}
        />
        <RowRemindLine project={project} move={move} />
        {!revised && reviews}
        {project.edition > 0 && (
          <EditionsFold
            id={project.id}
            use={useProjectEditions}
            section="project"
            status={project.status}
          />
        )}
      </div>
    </RoadmapRow>
  );
}
