import type { SectionHead } from '@pv/editor-schema';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useNumbering } from '../shell/DocumentContext.tsx';
import { useSettings } from '../special/use-settings.ts';
import { outlineTitle } from './section-title.ts';

/** How a section is called in lists and by screen readers. */
export function useSectionName(head: SectionHead): string {
  const { t } = useTexts();
  const numbering = useNumbering();
  const [{ profile }] = useSettings();
  return outlineTitle(head, { numbering, profile }, t);
}
