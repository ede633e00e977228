import { captcha } from '../ru/captcha.ts';
import { editorDemo } from '../ru/editor-demo.ts';
import { home } from '../ru/home.ts';
import type { ru as all } from '../ru/index.ts';
import { pages } from '../ru/pages.ts';
import { publication } from '../ru/publication.ts';
import { rights } from '../ru/rights.ts';
import { roles } from '../ru/roles.ts';
import { shell } from '../ru/shell.ts';
import { sight } from '../ru/sight.ts';
import { site } from '../ru/site.ts';
import { support } from '../ru/support.ts';
import { ui } from '../ru/ui.ts';
import type { PublicNoun } from './nouns.ts';

/** What readers of public pages see, in Russian. */
export const ru: Pick<typeof all, PublicNoun> = {
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
