import type {
  FundingFindingView,
  FundingRecordBody,
  MatchedFunding,
  SimpleCriterion,
} from '@pv/contract';
import type { TextParams } from '@pv/texts';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { dayText } from '../../../ui/days.ts';

type Money = FundingRecordBody['amount'];
type Call = MatchedFunding['call'];
type Finding = Pick<FundingFindingView, 'criterion' | 'verdict' | 'reason' | 'fact' | 'of'>;

const BILLION = 1_000_000_000;
const MILLION = 1_000_000;
const THOUSAND = 1_000;

type PassportWords = 'stage' | 'lot' | 'legalForm';
/** The words of the passport that name the facts of a demand. */
const PASSPORT_WORDS: Readonly<Record<string, PassportWords>> = {
  legal: 'legalForm',
  stage: 'stage',
  lot: 'lot',
};

/** A word of a list as it stands within a sentence: «Пилот» is «пилот», «ООО» stays. */
const inSentence = (word: string) =>
  /^\p{Lu}\p{Ll}/u.test(word) ? word.charAt(0).toLowerCase() + word.slice(1) : word;

/** Which bounds a demand has: the last part of its key. */
const bounds = (from: unknown, to: unknown) =>
  from !== undefined && to !== undefined ? 'Range' : to !== undefined ? 'To' : 'From';

/** What records, their demands and the reasons of the matching are called in the language of the reader. */
export function useFundingWords(nameOf: (code: string) => string) {
  const { t, dynamic, locale } = useTexts();
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });

  function money(value: number, currency: Money['currency'] = 'RUB'): string {
    const unit = currency === 'RUB' ? 'rub' : 'usd';
    const named = currency === 'RUB' ? 'Rub' : 'Usd';
    if (value >= BILLION) {
      return t(`navigator.amount.billion${named}`, { value: number.format(value / BILLION) });
    }
    if (value >= MILLION) {
      return t(`navigator.amount.million${named}`, { value: number.format(value / MILLION) });
    }
    return value >= THOUSAND
      ? t(`navigator.amount.thousand${named}`, { value: number.format(value / THOUSAND) })
      : t(`navigator.amount.${unit}`, { value: number.format(value) });
  }

  function amount({ from, to, currency, per }: Money): string {
    const said = { from: money(from ?? 0, currency), to: money(to ?? 0, currency) };
    // beside an end nothing is a beginning
    const begins = from !== null && from > 0;
    if (to === null && !begins) return t('navigator.amount.unknown');
    const key = to === null ? 'from' : !begins ? 'to' : from === to ? 'exact' : 'range';
    const words = t(`navigator.amount.${key}`, said);
    return per === 'year' ? t('navigator.amount.year', { amount: words }) : words;
  }

  const day = (date: string | null) => (date ? dayText(date, t) : '');
  const word = (under: PassportWords, code: unknown) =>
    inSentence(dynamic(`passport.${under}.${code}`));
  const list = (under: PassportWords, codes: readonly string[]) =>
    codes.map((code) => word(under, code)).join(', ');

  function won({ any, none }: Extract<SimpleCriterion, { kind: 'won' }>): string {
    return [
      any && any.length > 0 && t('navigator.need.won', { list: any.map(nameOf).join(', ') }),
      none && none.length > 0 && t('navigator.need.wonNone', { list: none.map(nameOf).join(', ') }),
    ]
      .filter(Boolean)
      .join('. ');
  }

  /** What a demand asks for. */
  function need(criterion: FundingFindingView['criterion']): string {
    switch (criterion.kind) {
      case 'standing':
        return t('navigator.need.standing', {
          list: criterion.any.map((one) => t(`navigator.standing.${one}`)).join(', '),
        });
      case 'lot':
        return t('navigator.need.lot', { list: list('lot', criterion.any) });
      case 'region':
        return t('navigator.need.region', { list: criterion.any.join(', ') });
      case 'legal': {
        const forms = criterion.any.map((one) => t(`navigator.legalAsked.${one}`)).join(', ');
        const { max_years: years } = criterion;
        return years === undefined
          ? t('navigator.need.legal', { list: forms })
          : t('navigator.need.legalYears', { list: forms, years });
      }
      case 'cofinancing':
        return t('navigator.need.cofinancing', { from: number.format(criterion.from) });
      case 'won':
        return won(criterion);
      case 'one_of':
        return t('navigator.need.oneOf');
      case 'stage': {
        const { from, to } = criterion;
        const name = (stage?: string) => (stage ? word('stage', stage) : '');
        return dynamic(`navigator.need.stage${bounds(from, to)}`, {
          from: name(from),
          to: name(to),
        });
      }
      case 'revenue': {
        const { from, to, years } = criterion;
        return dynamic(`navigator.need.revenue${bounds(from, to)}`, {
          count: years,
          from: money(from ?? 0),
          to: money(to ?? 0),
        });
      }
      default: {
        const { kind, from, to } = criterion;
        return dynamic(`navigator.need.${kind}${bounds(from, to)}`, {
          from: from ?? '',
          to: to ?? '',
        });
      }
    }
  }

  const yearDay = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const either = new Intl.ListFormat(locale, { type: 'disjunction' });
  const both = new Intl.ListFormat(locale, { type: 'conjunction' });

  /** What a demand asks for, as its reasons name it. */
  function asked(criterion: Finding['criterion'], why: Finding['reason']): TextParams {
    switch (criterion.kind) {
      case 'age':
        return { count: (why === 'young' ? criterion.from : criterion.to) ?? 0 };
      case 'standing':
        return { list: both.format(criterion.any.map((one) => t(`navigator.standings.${one}`))) };
      case 'legal': {
        const forms = criterion.any.filter((one) => why !== 'register' || one !== 'none');
        const words = forms.map((one) => t(`navigator.legalAsked.${one}`));
        return { list: either.format(words), count: criterion.max_years ?? 0 };
      }
      case 'readiness':
        return { from: criterion.from ?? '', to: criterion.to ?? '' };
      case 'stage': {
        const { from, to } = criterion;
        const name = (stage: typeof from) => (stage ? t(`navigator.stageOf.${stage}`) : '');
        return { from: name(from), to: name(to) };
      }
      case 'revenue':
        return { from: money(criterion.from ?? 0), to: money(criterion.to ?? 0) };
      case 'cofinancing':
        return { from: number.format(criterion.from) };
      case 'won':
        return { list: either.format((criterion.any ?? []).map(nameOf)) };
      default:
        return {};
    }
  }

  function factOf(kind: string, fact: Finding['fact'], reason: Finding['reason']): string {
    if (fact === null) return '';
    if (kind === 'revenue') return money(Number(fact));
    if (kind === 'won') return nameOf(String(fact));
    if (reason === 'too_old') return day(String(fact));
    if (kind === 'standing') return dynamic(`navigator.standing.${fact}`);
    const under = PASSPORT_WORDS[kind];
    return under ? word(under, fact) : String(fact);
  }

  function reasonOfOne({ criterion, reason: why, fact }: Finding): string {
    const { kind } = criterion;
    if (kind === 'revenue' && why === 'low' && fact === 0) {
      return t('navigator.reason.revenue.lowNone');
    }
    if (kind === 'age' && why === 'ok' && fact !== null) {
      return t('navigator.reason.age.okFact', { count: Number(fact) });
    }
    const key =
      kind === 'won' && why === 'ok' && fact !== null
        ? 'okFact'
        : kind === 'standing' && why === 'other' && fact === null
          ? 'otherNone'
          : why;
    const said = { ...asked(criterion, why), fact: factOf(kind, fact, why) };
    return dynamic(`navigator.reason.${kind}.${key}`, said);
  }

  /** Why a demand is met or not; of several of which one is enough, what is found of the best. */
  function reason({ of, ...finding }: Finding): string {
    if (!of) return reasonOfOne(finding);
    const [first = '', ...rest] = of
      .filter(({ verdict }) => verdict === finding.verdict)
      .map(reasonOfOne);
    return [first, ...rest.map(inSentence)].join(t('navigator.or'));
  }

  const callDays = ({ from, to }: Call) => ({ from: day(from), to: day(to) });
  const capital = (state: Call['state']) =>
    `${state[0]?.toUpperCase()}${state.slice(1)}` as Capitalize<Call['state']>;

  return {
    amount,
    need,
    reason,
    day,
    /** A month and a day of every year. */
    yearDay: (date: string) => yearDay.format(new Date(`2025-${date}T00:00:00Z`)),
    /** When applications are taken, in a word or two and as a sentence. */
    call: (call: Call) => t(`navigator.call.${call.state}`, callDays(call)),
    callSentence: (call: Call) => t(`navigator.call${capital(call.state)}`, callDays(call)),
    callReason: ({ days, call }: Pick<MatchedFunding, 'days' | 'call'>) =>
      dynamic(`navigator.reason.days.${days.reason}`, callDays(call)),
  };
}

export type FundingWords = ReturnType<typeof useFundingWords>;
