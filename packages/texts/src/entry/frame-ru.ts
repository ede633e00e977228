import type { TextParts } from '../engine.ts';
import { fields } from '../ru/fields.ts';
import { frameNames } from '../ru/frame-names.ts';
import { pages } from '../ru/pages.ts';
import { shell } from '../ru/shell.ts';
import { sight } from '../ru/sight.ts';
import { site } from '../ru/site.ts';
import { ui } from '../ru/ui.ts';

/** What the frame of a page for nobody says, and its fields, in Russian. */
export const frameRu = {
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
