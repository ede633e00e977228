import { approval } from './approval.ts';
import { demo } from './demo.ts';
import { errors } from './errors.ts';
import { fields } from './fields.ts';
import { notifications } from './notifications.ts';
import { overview } from './overview.ts';
import { pages, site } from './pages.ts';
import { help, panels } from './panels.ts';
import { person, profile } from './profile.ts';
import { projectList, projects } from './project-list.ts';
import { projectPage } from './project-page.ts';
import { publication } from './publication.ts';
import { rights, roles } from './rights.ts';
import { shell } from './shell.ts';
import { support } from './support.ts';
import { tasks } from './tasks.ts';
import { sight, ui } from './ui.ts';
import { wait, whoseMove } from './whose-move.ts';

/** What the list of projects and the frame around it say in English: the page that one begins the day on. */
export const en = {
  approval,
  demo,
  errors,
  fields,
  help,
  notifications,
  overview,
  pages,
  panels,
  person,
  profile,
  projectList,
  projectPage,
  projects,
  publication,
  rights,
  roles,
  shell,
  sight,
  site,
  support,
  tasks,
  ui,
  wait,
  whoseMove,
};
