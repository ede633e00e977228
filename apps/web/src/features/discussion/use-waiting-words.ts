import { waitedDays } from '@pv/contract';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useNow } from '../../ui/days.ts';

/** «Без ответа 8 дней — отвечает Иванов А. А.» */
export function useWaitingWords(): (since: string, owner: string) => string {
  const { t } = useTexts();
  const now = useNow();
  return (since, owner) => {
    const count = waitedDays(new Date(since), now);
    return count > 0
      ? t('discussions.waiting', { count, name: owner })
      : t('discussions.waitingToday', { name: owner });
  };
}
