import { useTexts } from '../../i18n/LanguageContext.tsx';
import { momentText } from '../../ui/days.ts';

/** Gives a moment as day and hour in words, by the clock of the reader. */
export function useMoment(): (at: string) => string {
  const { locale } = useTexts();
  return (at) => momentText(at, locale);
}
