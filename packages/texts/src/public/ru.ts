import type { TextParts } from '../engine.ts';
import { articles } from '../ru/articles.ts';
import { captcha } from '../ru/captcha.ts';
import { editorDemo } from '../ru/editor-demo.ts';
import { fieldLength } from '../ru/field-length.ts';
import { home } from '../ru/home.ts';
import { pages } from '../ru/pages.ts';
import { rights } from '../ru/rights.ts';
import { roles } from '../ru/roles.ts';
import { shell } from '../ru/shell.ts';
import { sight } from '../ru/sight.ts';
import { site } from '../ru/site.ts';
import { supportLetter } from '../ru/support-letter.ts';
import { ui } from '../ru/ui.ts';

/** What readers of public pages see, in Russian. */
export const ru = {
  captcha,
  editorDemo,
  fields: fieldLength,
  home,
  pages,
  publication: articles,
  rights,
  roles,
  shell,
  sight,
  site,
  support: supportLetter,
  ui,
} satisfies TextParts;
