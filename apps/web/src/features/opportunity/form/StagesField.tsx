import { Fieldset, TextInput, type TextInputProps } from '@mantine/core';
import type { OpportunityContent } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { DayInput } from '../../../ui/form/DayInput.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { Rows } from '../../../ui/form/Rows.tsx';
import classes from '../Opportunity.module.css';

type Stages = OpportunityContent['stages'];

const MOST = 12;

interface StagesFieldProps {
  value: Stages;
  onChange: (next: Stages) => void;
  onRemove: (at: number) => void;
  /** What ties the title of a stage to its form. */
  titleProps: (at: number) => TextInputProps;
}

/** Stages of an order: what is done, by when and for how much. */
export function StagesField({ value, onChange, onRemove, titleProps }: StagesFieldProps) {
  const { t } = useTexts();
  const set = (at: number, change: Partial<Stages[number]>) =>
    onChange(value.map((stage, index) => (index === at ? { ...stage, ...change } : stage)));
  return (
    <Fieldset legend={t('opportunities.form.stages')} className={classes.form}>
      <Rows
        count={value.length}
        rowClass={classes.stage}
        add={t('opportunities.form.addStage')}
        remove={(at) => t('opportunities.form.removeStage', { n: at + 1 })}
        onAdd={
          value.length < MOST
            ? () => onChange([...value, { title: '', until: null, amount: null }])
            : undefined
        }
        onRemove={onRemove}
        row={(at) => {
          const n = at + 1;
          const { until = null, amount = null } = value[at] ?? {};
          return (
            <div className={classes.pair}>
              <TextInput label={t('opportunities.form.stageOf', { n })} {...titleProps(at)} />
              <DayInput
                label={t('opportunities.form.untilOf', { n })}
                value={until}
                onChange={(day) => set(at, { until: day })}
              />
              <NumberField
                kind="sum"
                data-path={`stages.${at}.amount`}
                label={t('opportunities.form.amountOf', { n })}
                value={amount}
                // what is no sum is refused by the check of the form
                onChange={(next) => set(at, { amount: next as number | null })}
              />
            </div>
          );
        }}
      />
    </Fieldset>
  );
}
