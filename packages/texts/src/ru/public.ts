import { articles } from './articles.ts';
import { auth, captcha } from './auth.ts';
import { checkDocx } from './check-docx.ts';
import { editorDemo } from './editor-demo.ts';
import { eventKinds, eventReport } from './event-report.ts';
import { fields } from './fields.ts';
import { opportunityList } from './opportunity-list.ts';
import { home, pages, site } from './pages.ts';
import { received } from './received.ts';
import { rights, roles } from './rights.ts';
import { sharedResume } from './shared-resume.ts';
import { shell } from './shell.ts';
import { supportLetter, supportRequest } from './support-letter.ts';
import { sight, ui } from './ui.ts';
import { unsubscribing } from './unsubscribing.ts';

/**
 * What is read without signing in, in Russian: public pages, signing in, and what links from mails and
 * secret links open.
 */
export const ru = {
  auth,
  captcha,
  checkDocx,
  editorDemo,
  eventReport,
  eventWords: { kind: eventKinds },
  fields,
  home,
  notifications: unsubscribing,
  opportunityList,
  pages,
  publication: articles,
  rights,
  roles,
  sharedResume,
  shell,
  sight,
  site,
  support: { ...supportLetter, ...supportRequest },
  team: { received },
  ui,
};
