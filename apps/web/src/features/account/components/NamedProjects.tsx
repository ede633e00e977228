import type { NamedProject } from '@pv/contract';
import { Link } from '@tanstack/react-router';
import classes from '../LeavePage.module.css';

interface NamedProjectsProps<P extends NamedProject> {
  projects: readonly P[];
  /** What stands after the title. */
  note?: (project: P) => string;
}

/** Projects by their titles, each a link to its page. */
export function NamedProjects<P extends NamedProject>({ projects, note }: NamedProjectsProps<P>) {
  return (
    <ul className={classes.projects}>
      {projects.map((project) => (
        <li key={project.id}>
          <Link
            to="/project/$projectType/$id"
            params={{ projectType: project.type, id: project.id }}
          >
            {project.title}
          </Link>
          {note && <span className={classes.note}> · {note(project)}</span>}
        </li>
      ))}
    </ul>
  );
}
