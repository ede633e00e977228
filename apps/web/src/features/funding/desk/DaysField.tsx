import { Checkbox, Fieldset } from '@mantine/core';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { DayInput } from '../../../ui/form/DayInput.tsx';
import { fieldErrorText } from '../../../ui/form/field.ts';
import { Rows } from '../../../ui/form/Rows.tsx';
import classes from './RecordForm.module.css';
import type { RecordProblems, TypedDays, TypedRecord } from './record-form.ts';

const MOST = 12;

interface DaysFieldProps {
  typed: Pick<TypedRecord, 'days' | 'always'>;
  problems: RecordProblems;
  type: (change: Partial<TypedRecord>) => void;
}

/** When applications are taken: at any time, or on days, of every year or not. */
export function DaysField({ typed: { days, always }, problems, type }: DaysFieldProps) {
  const { t } = useTexts();
  const set = (at: number, change: Partial<TypedDays>) =>
    type({ days: days.map((one, index) => (index === at ? { ...one, ...change } : one)) });
  function end(at: number, of: 'from' | 'to', value: string) {
    const wrong = problems[`windows.${at}.${of}`];
    return (
      <DayInput
        label={t(`navigator.desk.days.${of}`, { n: at + 1 })}
        value={value || null}
        error={wrong && fieldErrorText(t, wrong)}
        onChange={(day) => set(at, { [of]: day ?? '' })}
        onUnread={(text) => set(at, { [of]: text })}
      />
    );
  }
  return (
    <Fieldset legend={t('navigator.desk.days.title')} className={classes.group ?? ''}>
      <Checkbox
        label={t('navigator.desk.days.always')}
        checked={always}
        onChange={(event) => type({ always: event.currentTarget.checked })}
      />
      {!always && days.length === 0 && (
        <p className={classes.hint}>{t('navigator.desk.days.none')}</p>
      )}
      {!always && (
        <Rows
          count={days.length}
          rowClass={classes.row}
          add={t('navigator.desk.days.add')}
          remove={(at) => t('navigator.desk.days.remove', { n: at + 1 })}
          onAdd={
            days.length < MOST
              ? () => type({ days: [...days, { from: '', to: '', yearly: false }] })
              : undefined
          }
          onRemove={(at) => type({ days: days.toSpliced(at, 1) })}
          row={(at) => {
            const one = days[at];
            return (
              one && (
                <div className={classes.cells}>
                  {end(at, 'from', one.from)}
                  {end(at, 'to', one.to)}
                  <Checkbox
                    className={classes.tick ?? ''}
                    label={t('navigator.desk.days.yearly')}
                    checked={one.yearly}
                    onChange={(event) => set(at, { yearly: event.currentTarget.checked })}
                  />
                </div>
              )
            );
          }}
        />
      )}
    </Fieldset>
  );
}
