import type { OpportunityCard } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { longDay } from '../../../ui/days.ts';

type Told = Pick<OpportunityCard, 'amount' | 'amount_note' | 'region' | 'remote' | 'deadline'>;

/** What an opportunity says of its money, place and deadline, in words of the language of the moment. */
export function useWords() {
  const { t, locale } = useTexts();
  const roubles = (amount: number) =>
    t('opportunityList.amount', { amount: new Intl.NumberFormat(locale).format(amount) });
  return {
    roubles,
    money: ({ amount, amount_note: note }: Pick<Told, 'amount' | 'amount_note'>) =>
      [amount ? roubles(amount) : '', note].filter(Boolean).join(' '),
    place: ({ region, remote }: Pick<Told, 'region' | 'remote'>) =>
      [region, remote ? t('opportunityList.remote') : ''].filter(Boolean).join(', '),
    until: ({ deadline }: Pick<Told, 'deadline'>) =>
      deadline
        ? t('opportunityList.until', { date: longDay(deadline, locale) })
        : t('opportunityList.noDeadline'),
    day: (day: string) => longDay(day, locale),
  };
}
