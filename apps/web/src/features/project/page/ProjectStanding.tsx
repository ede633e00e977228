import { type Project, ROLE_IDS } from '@pv/contract';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { MoveLine } from '../../../ui/MoveLine.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { MatterLines } from '../../waiting/public.ts';
import { ReviewerMark } from '../approval/ReviewerMark.tsx';
import { standingOf, useApprovalWords } from '../approval/use-approval-words.ts';
import { LookLine } from '../waiting/LookLine.tsx';
import { RemindLine } from '../waiting/RemindLine.tsx';
import { possibleMove } from './next-step.ts';
import classes from './ProjectMove.module.css';
import projectStandingClasses from './ProjectStanding.module.css';

/**
 * Whose move it is in the project, in which stage, what is asked, since when, what is missing. What the
 * reader may do while others have the turn stands under it.
 */
function ProjectMove({ project }: { project: Project }) {
  const { t } = useTexts();
  const words = useApprovalWords(project.type);
  const [move] = project.moves;
  if (!move) {
    return (
      <>
        <MoveLine who="nobody" />
        <MatterLines projectId={project.id} />
      </>
    );
  }
  const possible = possibleMove(project);
  return (
    <>
      <MoveLine {...words.move(move, true)} />
      <LookLine projectId={project.id} move={move} />
      {!move.own && <RemindLine project={project} move={move} />}
      {possible && (
        <p className={classes.possible}>
          {t('whoseMove.possible', { what: words.asked(possible, true) })}
        </p>
      )}
      <MatterLines projectId={project.id} />
    </>
  );
}

interface ProjectStandingProps {
  project: Project;
  /** Beside the status, such as the term. */
  children?: ReactNode;
}

/** To a curator, who decides after the supervisor: that the project is the supervisor's own. */
function authorSupervises({ my_role_id, team }: Project): boolean {
  const author = team.find((member) => member.is_creator);
  return my_role_id === ROLE_IDS.curator && author?.role_id === ROLE_IDS.supervisor;
}

/** How a project stands, under its title: its status, then whose move it is. */
export function ProjectStanding({ project, children }: ProjectStandingProps) {
  const { t } = useTexts();
  const words = useApprovalWords(project.type);
  const move = project.moves[0] ?? null;
  const { code } = standingOf(project, move);
  const ofProject = (move?.section ?? 'project') === 'project' && code === project.status;
  return (
    <>
      <div className={projectStandingClasses.state}>
        <StatusBadge {...words.standing(project, move)} />
        <ReviewerMark status={code} bySupervisor={ofProject && project.by_supervisor_author} />
        {children}
      </div>
      {authorSupervises(project) && (
        <p className={projectStandingClasses.author}>{t('approval.mark.authorSupervises')}</p>
      )}
      <ProjectMove project={project} />
    </>
  );
}
