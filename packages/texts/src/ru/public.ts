import { articles } from './articles.ts';
import { auth } from './auth.ts';
import { captcha } from './captcha.ts';
import { editorDemo } from './editor-demo.ts';
import { fields } from './fields.ts';
import { home } from './home.ts';
import { pages } from './pages.ts';
import { received } from './received.ts';
import { rights } from './rights.ts';
import { roles } from './roles.ts';
import { shell } from './shell.ts';
import { sight } from './sight.ts';
import { site } from './site.ts';
import { supportLetter } from './support-letter.ts';
import { supportRequest } from './support-request.ts';
import { ui } from './ui.ts';
import { unsubscribing } from './unsubscribing.ts';

/**
 * What is read without signing in, in Russian: public pages, signing in, and what links from mails and
 * secret links open.
 */
export const ru = {
  auth,
  captcha,
  editorDemo,
  fields,
  home,
  notifications: unsubscribing,
  pages,
  publication: articles,
  rights,
  roles,
  shell,
  sight,
  site,
  support: { ...supportLetter, ...supportRequest },
  team: { received },
  ui,
};
