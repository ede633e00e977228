import type { SectionHead } from '@pv/editor-schema';
import type { Numbering } from '@pv/gost';
import type { Translate } from '@pv/texts';
import { outlineTitle } from '../../../editor/section/section-title.ts';
import { NO_SECTION } from './group-findings.ts';

interface Named {
  heads: readonly SectionHead[];
  numbering: Numbering;
  /** The formatting profile of the document. */
  profile: string;
  t: Translate;
}

/** How the panel calls a section: as the outline does, or what stands for a place in no section. */
export function sectionName(id: string, { heads, numbering, profile, t }: Named): string {
  if (id === NO_SECTION.sources) return t('panels.check.sources');
  const head = heads.find((one) => one.id === id);
  return head ? outlineTitle(head, { numbering, profile }, t) : t('panels.check.wholeDocument');
}
