import { fields } from '../en/fields.ts';
import { frameNames } from '../en/frame-names.ts';
import { pages } from '../en/pages.ts';
import { shell } from '../en/shell.ts';
import { sight } from '../en/sight.ts';
import { site } from '../en/site.ts';
import { ui } from '../en/ui.ts';
import type { TextParts } from '../engine.ts';

/** What the frame of a page for nobody says, and its fields, in English. */
export const frameEn = {
  fields,
  home: { title: frameNames.homeTitle },
  pages,
  publication: { section: frameNames.section },
  rights: { title: frameNames.rightsTitle },
  shell,
  sight,
  site,
  support: { link: frameNames.supportLink },
  ui,
} satisfies TextParts;
