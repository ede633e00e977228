import { approval } from './approval.ts';
import { auth } from './auth.ts';
import { documents } from './documents.ts';
import { editions } from './editions.ts';
import { editor } from './editor.ts';
import { errors } from './errors.ts';
import { fields } from './fields.ts';
import { files } from './files.ts';
import { forms } from './forms.ts';
import { home } from './home.ts';
import { log } from './log.ts';
import { mail } from './mail.ts';
import { notifications } from './notifications.ts';
import { panels } from './panels.ts';
import { profile } from './profile.ts';
import { projectPage } from './project-page.ts';
import { projects } from './projects.ts';
import { reviews } from './reviews.ts';
import { rights } from './rights.ts';
import { roadmap } from './roadmap.ts';
import { roles } from './roles.ts';
import { shell } from './shell.ts';
import { team } from './team.ts';
import { teamMail } from './team-mail.ts';
import { ui } from './ui.ts';

/** All Russian texts by noun: the source of the keys. */
export const ru = {
  approval,
  auth,
  documents,
  editions,
  editor,
  errors,
  fields,
  files,
  forms,
  home,
  log,
  mail,
  notifications,
  panels,
  profile,
  projectPage,
  projects,
  reviews,
  rights,
  roadmap,
  roles,
  shell,
  team,
  teamMail,
  ui,
} as const;
