import { useTexts } from '../../../i18n/LanguageContext.tsx';

/** Writes a moment as a day of this device's zone, such as «3 ноября 2026 г.». */
export function useDays(): (moment: string) => string {
  const { locale } = useTexts();
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
  return (moment) => format.format(new Date(moment));
}
