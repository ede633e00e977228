import { account } from './account.ts';
import { across } from './across.ts';
import { applications } from './applications.ts';
import { approval } from './approval.ts';
import { archive, forms } from './archive.ts';
import { auth, captcha } from './auth.ts';
import { burnUp } from './burn-up.ts';
import { checkDocx, docxReport } from './check-docx.ts';
import { comments, mentions } from './comments.ts';
import { controlEvents } from './control-events.ts';
import { demo } from './demo.ts';
import { desk } from './desk.ts';
import { discussions } from './discussions.ts';
import { documentStages } from './document-stages.ts';
import { documents } from './documents.ts';
import { editions } from './editions.ts';
import { editor, richText } from './editor.ts';
import { editorDemo } from './editor-demo.ts';
import { errors } from './errors.ts';
import { eventReport } from './event-report.ts';
import { eventWords } from './event-words.ts';
import { fields } from './fields.ts';
import { figureParts } from './figure-parts.ts';
import { files } from './files.ts';
import { formatting } from './formatting.ts';
import { calendar, gantt } from './gantt.ts';
import { gather } from './gather.ts';
import { guestReview } from './guest-review.ts';
import { log } from './log.ts';
import { mail, teamMail } from './mail.ts';
import { navigator } from './navigator.ts';
import { nextSteps } from './next-steps.ts';
import { normSheet } from './norm-sheet.ts';
import { notes } from './notes.ts';
import { notifications } from './notifications.ts';
import { opportunities } from './opportunities.ts';
import { opportunityList } from './opportunity-list.ts';
import { overview } from './overview.ts';
import { home, pages, site } from './pages.ts';
import { help, panels } from './panels.ts';
import { paperTemplates } from './paper-templates.ts';
import { passport } from './passport.ts';
import { person, profile } from './profile.ts';
import { projectList, projects } from './project-list.ts';
import { projectPage } from './project-page.ts';
import { publication } from './publication.ts';
import { remarks } from './remarks.ts';
import { resume } from './resume.ts';
import { reviews } from './reviews.ts';
import { rights, roles } from './rights.ts';
import { roadmap } from './roadmap.ts';
import { sharedResume } from './shared-resume.ts';
import { shell } from './shell.ts';
import { similarity } from './similarity.ts';
import { sourceList } from './source-list.ts';
import { spinoff } from './spinoff.ts';
import { suggestions } from './suggestions.ts';
import { support } from './support.ts';
import { tasks } from './tasks.ts';
import { team } from './team.ts';
import { thesis } from './thesis.ts';
import { titlePage } from './title-page.ts';
import { sight, ui } from './ui.ts';
import { versions } from './versions.ts';
import { wait, whoseMove } from './whose-move.ts';
import { writing } from './writing.ts';

/** All Russian texts by noun: the source of the keys. */
export const ru = {
  account,
  applications,
  across,
  approval,
  archive,
  auth,
  burnUp,
  calendar,
  captcha,
  checkDocx,
  docxReport,
  comments,
  discussions,
  controlEvents,
  demo,
  desk,
  documentStages,
  documents,
  editions,
  editor,
  editorDemo,
  errors,
  eventReport,
  eventWords,
  fields,
  figureParts,
  files,
  formatting,
  forms,
  gantt,
  guestReview,
  gather,
  help,
  home,
  log,
  mail,
  mentions,
  nextSteps,
  navigator,
  normSheet,
  notes,
  notifications,
  opportunities,
  opportunityList,
  overview,
  pages,
  panels,
  paperTemplates,
  passport,
  person,
  profile,
  projectList,
  projectPage,
  projects,
  publication,
  remarks,
  resume,
  reviews,
  richText,
  rights,
  roadmap,
  roles,
  sharedResume,
  shell,
  site,
  sight,
  similarity,
  sourceList,
  spinoff,
  suggestions,
  support,
  tasks,
  team,
  teamMail,
  titlePage,
  thesis,
  ui,
  versions,
  wait,
  whoseMove,
  writing,
} as const;
