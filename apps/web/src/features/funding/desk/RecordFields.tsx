import { Select, Textarea, TextInput } from '@mantine/core';
import { FUNDING_FORMS, FUNDING_TRUST } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { DayInput } from '../../../ui/form/DayInput.tsx';
import { fieldErrorText } from '../../../ui/form/field.ts';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { useForms } from '../api.ts';
import classes from '../Funding.module.css';
import { DaysField } from './DaysField.tsx';
import { DemandsField } from './DemandsField.tsx';
import type { RecordProblems, TypedRecord } from './record-form.ts';

interface FieldsProps {
  typed: TypedRecord;
  problems: RecordProblems;
  type: (change: Partial<TypedRecord>) => void;
}

const LANGUAGES = ['ru', 'en'] as const;
const PARTS = ['name', 'operator', 'who', 'conditions'] as const;

/** What a record says in both languages. */
function Words({ typed, problems, type }: FieldsProps) {
  const { t } = useTexts();
  return PARTS.flatMap((part) =>
    LANGUAGES.map((language) => {
      const wrong = problems[`${part}.${language}`];
      const input = {
        label: `${t(`navigator.desk.${part}`)}, ${t(`navigator.desk.both.${language}`)}`,
        required: true,
        value: typed[part][language],
        error: wrong && fieldErrorText(t, wrong),
        onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
          type({ [part]: { ...typed[part], [language]: currentTarget.value } }),
      };
      const key = `${part}.${language}`;
      return part === 'conditions' ? (
        <Textarea key={key} {...input} autosize minRows={3} maxRows={12} />
      ) : (
        <TextInput key={key} {...input} />
      );
    }),
  );
}

function Money({ typed: { amount, form }, problems, type }: FieldsProps) {
  const { t } = useTexts();
  const wrong = (end: 'from' | 'to') => {
    const name = problems[`amount.${end}`];
    return name && fieldErrorText(t, name);
  };
  const bound = (end: 'from' | 'to') => (
    <NumberField
      kind="sum"
      label={`${t('navigator.desk.amount')}: ${t(`navigator.desk.amount${end === 'from' ? 'From' : 'To'}`).toLowerCase()}`}
      value={amount[end]}
      error={wrong(end)}
      onChange={(value) => type({ amount: { ...amount, [end]: value } })}
    />
  );
  return (
    <div className={classes.triple}>
      {bound('from')}
      {bound('to')}
      <Select
        label={t('navigator.desk.currency')}
        data={['RUB', 'USD']}
        value={amount.currency}
        allowDeselect={false}
        onChange={(value) =>
          type({ amount: { ...amount, currency: value === 'USD' ? 'USD' : 'RUB' } })
        }
      />
      <Select
        label={t('navigator.desk.perLabel')}
        data={(['project', 'year'] as const).map((value) => ({
          value,
          label: t(`navigator.desk.per.${value}`),
        }))}
        value={amount.per}
        allowDeselect={false}
        onChange={(value) =>
          type({ amount: { ...amount, per: value === 'year' ? 'year' : 'project' } })
        }
      />
      <Select
        label={t('navigator.desk.form')}
        data={FUNDING_FORMS.map((value) => ({ value, label: t(`navigator.form.${value}`) }))}
        value={form}
        allowDeselect={false}
        onChange={(value) => type({ form: FUNDING_FORMS.find((one) => one === value) ?? form })}
      />
    </div>
  );
}

/** Where the facts come from, when they were checked and how sure they are. */
function Origin({ typed, problems, type }: FieldsProps) {
  const { t } = useTexts();
  const wrong = (name: string) => problems[name] && fieldErrorText(t, problems[name]);
  const forms = useForms(typed.template);
  return (
    <>
      <TextInput
        label={t('navigator.desk.url')}
        required
        value={typed.url}
        error={wrong('url')}
        onChange={(event) => type({ url: event.currentTarget.value })}
      />
      <TextInput
        label={t('navigator.desk.source')}
        required
        value={typed.source}
        error={wrong('source')}
        onChange={(event) => type({ source: event.currentTarget.value })}
      />
      <DayInput
        label={t('navigator.desk.checkedAt')}
        required
        value={typed.checked_at || null}
        error={wrong('checked_at')}
        onChange={(day) => type({ checked_at: day ?? '' })}
      />
      <Select
        label={t('navigator.desk.template')}
        placeholder={t('navigator.desk.noTemplate')}
        data={forms}
        value={typed.template}
        error={wrong('template')}
        clearable
        onChange={(template) => type({ template })}
      />
      <div className={classes.triple}>
        {(['amount', 'dates', 'conditions'] as const).map((part) => (
          <Select
            key={part}
            label={`${t('navigator.desk.trustTitle')}: ${t(`navigator.desk.trust.${part}`).toLowerCase()}`}
            data={FUNDING_TRUST.map((value) => ({ value, label: t(`navigator.trust.${value}`) }))}
            value={typed.trust[part]}
            allowDeselect={false}
            onChange={(value) =>
              type({
                trust: {
                  ...typed.trust,
                  [part]: FUNDING_TRUST.find((one) => one === value) ?? typed.trust[part],
                },
              })
            }
          />
        ))}
      </div>
    </>
  );
}

/** What is typed of a record. */
export function RecordFields(props: FieldsProps) {
  return (
    <>
      <Words {...props} />
      <Money {...props} />
      <DaysField {...props} />
      <DemandsField {...props} />
      <Origin {...props} />
    </>
  );
}
