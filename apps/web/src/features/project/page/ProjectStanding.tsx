import { type Project, ROLE_IDS } from '@pv/contract';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { ReviewerMark } from '../approval/ReviewerMark.tsx';
import { standingOf } from '../approval/standing.ts';
import { useApprovalWords } from '../approval/use-approval-words.ts';
import { ProjectMove } from './ProjectMove.tsx';
import classes from './ProjectStanding.module.css';

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
  const words = useApprovalWords();
  const move = project.moves[0] ?? null;
  const { code } = standingOf(project, move);
  const ofProject = (move?.section ?? 'project') === 'project' && code === project.status;
  return (
    <>
      <div className={classes.state}>
        <StatusBadge {...words.standing(project, move)} />
        <ReviewerMark status={code} bySupervisor={ofProject && project.by_supervisor_author} />
        {children}
      </div>
      {authorSupervises(project) && (
        <p className={classes.author}>{t('approval.mark.authorSupervises')}</p>
      )}
      <ProjectMove project={project} />
    </>
  );
}
