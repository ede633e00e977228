import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { longDay } from '../../../ui/days.ts';

/** A day in words, in Moscow, where the product lives. */
export function DateText({ at }: { at: string }) {
  const { locale } = useTexts();
  return <time dateTime={at}>{longDay(at, locale)}</time>;
}
