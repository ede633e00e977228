import { articles } from '../en/articles.ts';
import { captcha } from '../en/captcha.ts';
import { editorDemo } from '../en/editor-demo.ts';
import { fieldLength } from '../en/field-length.ts';
import { home } from '../en/home.ts';
import { pages } from '../en/pages.ts';
import { rights } from '../en/rights.ts';
import { roles } from '../en/roles.ts';
import { shell } from '../en/shell.ts';
import { sight } from '../en/sight.ts';
import { site } from '../en/site.ts';
import { supportLetter } from '../en/support-letter.ts';
import { ui } from '../en/ui.ts';
import type { TextParts } from '../engine.ts';

/** What readers of public pages see, in English. */
export const en = {
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
