import { Button } from '@mantine/core';
import type { FundingHistory, FundingRecordBody, FundingWindow } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { minuteText } from '../../../ui/days.ts';
import { useForms, useRecords } from '../api.ts';
import classes from '../Funding.module.css';
import { useFundingWords } from '../list/use-funding-words.ts';
import { changesOf, type RecordChange, type RecordPart } from './record-changes.ts';

/** So much of a long text is told of a change. */
const MOST = 90;
const cut = (words: string) => (words.length > MOST ? `${words.slice(0, MOST).trimEnd()}…` : words);

/** The parts of a record as its history tells them. */
function useParts() {
  const { t, locale } = useTexts();
  const records = useRecords().data?.records ?? [];
  const forms = useForms(null);
  const words = useFundingWords(
    (code) => records.find((one) => one.code === code)?.record.name[locale] ?? code,
  );
  function days(window: FundingWindow) {
    if (window.kind === 'always') return t('navigator.desk.days.always');
    const end = (day: string) => (window.kind === 'yearly' ? words.yearDay(day) : words.day(day));
    const said = { from: end(window.from), to: end(window.to) };
    return t(`navigator.desk.days.said.${window.kind}`, said);
  }
  function both({ ru, en }: { ru: string; en: string }, other: { ru: string; en: string }) {
    const shown = locale === 'ru' ? [ru, other.ru, en] : [en, other.en, ru];
    // what is the same in the language of the reader has changed in the other one
    return (shown[0] === shown[1] ? shown[2] : shown[0]) ?? '';
  }
  /** What a part says, beside what it says in the other state. */
  function say(part: RecordPart, record: FundingRecordBody, other: FundingRecordBody): string {
    switch (part) {
      case 'name':
      case 'operator':
      case 'who':
      case 'conditions':
        return both(record[part], other[part]);
      case 'amount':
        return words.amount(record.amount);
      case 'form':
        return t(`navigator.form.${record.form}`);
      case 'windows':
        return record.windows.map(days).join('; ');
      case 'criteria':
        return record.criteria
          .filter(
            (one) => !other.criteria.some((two) => JSON.stringify(one) === JSON.stringify(two)),
          )
          .map(words.need)
          .join('; ');
      case 'checked_at':
        return words.day(record.checked_at);
      case 'template':
        return forms.find(({ value }) => value === record.template)?.label ?? record.template ?? '';
      case 'trust':
        return (['amount', 'dates', 'conditions'] as const)
          .filter((one) => record.trust[one] !== other.trust[one])
          .map((one) =>
            t(`navigator.trustOf.${one}`, { trust: t(`navigator.trust.${record.trust[one]}`) }),
          )
          .join('; ');
      default:
        return record[part];
    }
  }
  return function line(part: RecordPart, { before, after }: NonNullable<RecordChange['states']>) {
    const quoted = (words: string) =>
      words ? t('navigator.desk.quoted', { words: cut(words) }) : t('navigator.desk.nothing');
    return t('navigator.desk.change', {
      part: t(`navigator.desk.part.${part}`),
      before: quoted(say(part, before, after)),
      after: quoted(say(part, after, before)),
    });
  };
}

interface HistoryProps {
  told: FundingHistory;
  onTake: (record: FundingRecordBody) => void;
}

/** Who has changed a record when, and what. */
export function RecordHistory({ told, onTake }: HistoryProps) {
  const { t } = useTexts();
  const line = useParts();
  if (told.history.length === 0) {
    return <p className={classes.empty}>{t('navigator.desk.noHistory')}</p>;
  }
  function done({ record, version }: RecordChange) {
    if (!record) return told.added ? 'wasRemoved' : 'wasReset';
    const earlier = told.history.find((one) => one.version === version - 1);
    const begun = version === 1 || earlier?.record === null;
    return told.added && begun ? 'wasAdded' : 'wasChanged';
  }
  return (
    <ul className={classes.list}>
      {changesOf(told).map((change) => {
        const { version, record, editor, at, states, parts } = change;
        return (
          <li key={version} className={classes.level}>
            {[
              minuteText(at, t),
              editor || t('navigator.desk.nobody'),
              t(`navigator.desk.${done(change)}`),
            ].join(' · ')}{' '}
            {record && (
              <Button variant="subtle" size="compact-sm" onClick={() => onTake(record)}>
                {t('navigator.desk.take')}
              </Button>
            )}
            {states && (
              <ul className={classes.changes}>
                {parts.map((part) => (
                  <li key={part}>{line(part, states)}</li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ul>
  );
}
