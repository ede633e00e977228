import { useTexts } from '../../i18n/LanguageContext.tsx';
import { browserZone } from './browser-zone.ts';
import { zoneBeside } from './zone-beside.ts';

/** Asked once: every row of a list has to know. */
const READER = browserZone();

/** Names the zone of a deadline; '' where the reader's day ends together with it. */
export function useZoneBeside(): (deadline: string | null, zone: string) => string {
  const { locale } = useTexts();
  return (deadline, zone) =>
    deadline ? zoneBeside(deadline, zone, { reader: READER, locale }) : '';
}
