import { UNANSWERED_DAYS, waitedDays } from '@pv/contract';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useNow } from '../../ui/days.ts';

/** How long words wait for an answer: «Без ответа 8 дней — отвечает Иванов А. А.», and whether that is long. */
export function useWaiting() {
  const { t } = useTexts();
  const now = useNow();
  const daysOf = (since: string) => waitedDays(new Date(since), now);
  return {
    words(since: string, name: string): string {
      const count = daysOf(since);
      return count > 0
        ? t('discussions.waiting', { count, name })
        : t('discussions.waitingToday', { name });
    },
    isLate: (since: string): boolean => daysOf(since) >= UNANSWERED_DAYS.remind,
    comesFirst: (since: string): boolean => daysOf(since) >= UNANSWERED_DAYS.first,
  };
}
