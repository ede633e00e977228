import { type HelpTexts, LOAD_HELP } from '@pv/texts/help';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../i18n/LanguageContext.tsx';

/** The help in the chosen language; it is loaded when first shown, and anew when the language changes. */
export function useHelpTexts() {
  const { locale } = useTexts();
  return useQuery<HelpTexts>({
    queryKey: ['help', locale],
    queryFn: () => LOAD_HELP[locale](),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
