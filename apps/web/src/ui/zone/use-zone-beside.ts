import { useTexts } from '../../i18n/LanguageContext.tsx';
import { browserZone } from './browser-zone.ts';
import { zoneBeside } from './zone-beside.ts';

/** Says the zone of a deadline in brackets, with a space before; nothing where the reader's day ends together with it. */
export function useZoneBeside(): (deadline: string | null, zone: string) => string {
  const { locale } = useTexts();
  const reader = browserZone();
  return (deadline, zone) => {
    const name = deadline && zoneBeside(deadline, zone, { reader, locale });
    return name ? ` (${name})` : '';
  };
}
