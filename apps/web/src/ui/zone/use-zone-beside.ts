import { useTexts } from '../../i18n/LanguageContext.tsx';
import { browserZone } from './browser-zone.ts';
import { zoneBeside } from './zone-beside.ts';

/** Asked once: every row of a list has to know. */
const READER = browserZone();

/** Says the zone of a deadline in brackets, with a space before; nothing where the reader's day ends together with it. */
export function useZoneBeside(): (deadline: string | null, zone: string) => string {
  const { locale } = useTexts();
  return (deadline, zone) => {
    const name = deadline && zoneBeside(deadline, zone, { reader: READER, locale });
    return name ? ` (${name})` : '';
  };
}
