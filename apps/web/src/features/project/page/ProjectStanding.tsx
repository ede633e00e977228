import type { Project } from '@pv/contract';
import type { ReactNode } from 'react';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { useApprovalWords } from '../approval/use-approval-words.ts';
import { ProjectMove } from './ProjectMove.tsx';
import classes from './ProjectStanding.module.css';

interface ProjectStandingProps {
  project: Project;
  /** Beside the status, such as the term. */
  children?: ReactNode;
}

/** How a project stands, under its title: its status, then whose move it is. */
export function ProjectStanding({ project, children }: ProjectStandingProps) {
  const words = useApprovalWords();
  return (
    <>
      <div className={classes.state}>
        <StatusBadge {...words.standing(project, project.moves[0] ?? null)} />
        {children}
      </div>
      <ProjectMove project={project} />
    </>
  );
}
