import type { SectionHead } from '@pv/editor-schema';
import { type Numbering, structuralTitle } from '@pv/gost';
import type { Translate } from '@pv/texts';
import { NO_SECTION } from './group-findings.ts';

/**
 * How the panel calls a section: its number and heading in the words of the document, or what stands
 * for a place that is in no section.
 */
export function sectionName(
  id: string,
  { heads, numbering, t }: { heads: readonly SectionHead[]; numbering: Numbering; t: Translate },
): string {
  if (id === NO_SECTION.sources) return t('panels.check.sources');
  const head = heads.find((one) => one.id === id);
  if (!head) return t('panels.check.wholeDocument');
  const number = numbering.byId.get(id)?.number ?? '';
  const typed = head.title.trim();
  switch (head.kind) {
    case 'title':
      return t('panels.check.titlePage');
    case 'chap':
      return `${number} ${typed || t('panels.check.untitled')}`.trim();
    case 'applications':
      return [t('panels.check.appendix', { letter: number }), typed].filter(Boolean).join('. ');
    default:
      return (
        sentenceCase(structuralTitle('', head.kind, '')) || typed || t('panels.check.untitled')
      );
  }
}

const sentenceCase = (capitals: string): string =>
  capitals.charAt(0) + capitals.slice(1).toLowerCase();
