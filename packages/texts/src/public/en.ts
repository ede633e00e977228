import { captcha } from '../en/captcha.ts';
import { editorDemo } from '../en/editor-demo.ts';
import { home } from '../en/home.ts';
import type { en as all } from '../en/index.ts';
import { pages } from '../en/pages.ts';
import { publication } from '../en/publication.ts';
import { rights } from '../en/rights.ts';
import { roles } from '../en/roles.ts';
import { shell } from '../en/shell.ts';
import { sight } from '../en/sight.ts';
import { site } from '../en/site.ts';
import { support } from '../en/support.ts';
import { ui } from '../en/ui.ts';
import type { PublicNoun } from './nouns.ts';

/** What readers of public pages see, in English. */
export const en: Pick<typeof all, PublicNoun> = {
  captcha,
  editorDemo,
  home,
  pages,
  publication,
  rights,
  roles,
  shell,
  sight,
  site,
  support,
  ui,
};
