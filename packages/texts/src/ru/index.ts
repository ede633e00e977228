import { account } from './account.ts';
import { approval } from './approval.ts';
import { archive } from './archive.ts';
import { auth } from './auth.ts';
import { captcha } from './captcha.ts';
import { demo } from './demo.ts';
import { desk } from './desk.ts';
import { documents } from './documents.ts';
import { editions } from './editions.ts';
import { editor } from './editor.ts';
import { editorDemo } from './editor-demo.ts';
import { errors } from './errors.ts';
import { fields } from './fields.ts';
import { files } from './files.ts';
import { forms } from './forms.ts';
import { help } from './help.ts';
import { home } from './home.ts';
import { log } from './log.ts';
import { mail } from './mail.ts';
import { notes } from './notes.ts';
import { notifications } from './notifications.ts';
import { pages } from './pages.ts';
import { panels } from './panels.ts';
import { person } from './person.ts';
import { profile } from './profile.ts';
import { projectList } from './project-list.ts';
import { projectPage } from './project-page.ts';
import { projects } from './projects.ts';
import { publication } from './publication.ts';
import { reviews } from './reviews.ts';
import { richText } from './rich-text.ts';
import { rights } from './rights.ts';
import { roadmap } from './roadmap.ts';
import { roles } from './roles.ts';
import { shell } from './shell.ts';
import { sight } from './sight.ts';
import { site } from './site.ts';
import { spinoff } from './spinoff.ts';
import { support } from './support.ts';
import { team } from './team.ts';
import { teamMail } from './team-mail.ts';
import { ui } from './ui.ts';
import { wait } from './wait.ts';
import { whoseMove } from './whose-move.ts';

/** All Russian texts by noun: the source of the keys. */
export const ru = {
  account,
  approval,
  archive,
  auth,
  captcha,
  demo,
  desk,
  documents,
  editions,
  editor,
  editorDemo,
  errors,
  fields,
  files,
  forms,
  help,
  home,
  log,
  mail,
  notes,
  notifications,
  pages,
  panels,
  person,
  profile,
  projectList,
  projectPage,
  projects,
  publication,
  reviews,
  richText,
  rights,
  roadmap,
  roles,
  shell,
  site,
  sight,
  spinoff,
  support,
  team,
  teamMail,
  ui,
  wait,
  whoseMove,
} as const;
