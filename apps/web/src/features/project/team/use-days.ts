import { dayFormat } from '@pv/texts';
import { useTexts } from '../../../i18n/LanguageContext.tsx';

/** Writes a moment as a day of this device's zone: `since` with the year, `until` without, both long. */
export function useDays() {
  const { locale } = useTexts();
  const writer = (options: Intl.DateTimeFormatOptions) => {
    const format = dayFormat(locale, options);
    return (moment: string) => format.format(new Date(moment));
  };
  return {
    since: writer({ dateStyle: 'long' }),
    until: writer({ day: 'numeric', month: 'long' }),
  };
}
