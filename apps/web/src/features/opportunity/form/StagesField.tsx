import { Fieldset, TextInput } from '@mantine/core';
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
  /** What ties an input to its path in the form. */
  at: (path: string, isDay?: boolean) => { 'data-path': string; error: string | null };
}

/** Stages of an order: what is done, by when and for how much. */
export function StagesField({ value, onChange, at }: StagesFieldProps) {
  const { t } = useTexts();
  function row(index: number) {
    const n = index + 1;
    const { title = '', until = null, amount = null } = value[index] ?? {};
    const set = (change: Partial<Stages[number]>) =>
      onChange(value.with(index, { title, until, amount, ...change }));
    const setDay = (day: string | null) => set({ until: day });
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame, and these stand in one already
      <div role="group" aria-label={t('opportunities.form.stage', { n })} className={classes.cells}>
        <TextInput
          label={t('opportunities.form.stageTitle', { n })}
          {...at(`stages.${index}.title`)}
          value={title}
          onChange={(event) => set({ title: event.currentTarget.value })}
        />
        <DayInput
          label={t('opportunities.form.stageUntil')}
          {...at(`stages.${index}.until`, true)}
          value={until}
          onChange={setDay}
          onUnread={setDay}
        />
        <NumberField
          kind="sum"
          label={t('opportunities.form.stageAmount')}
          {...at(`stages.${index}.amount`)}
          value={amount}
          // what is no sum is refused by the check of the form
          onChange={(next) => set({ amount: next as number | null })}
        />
      </div>
    );
  }
  return (
    <Fieldset legend={t('opportunities.form.stages')} className={classes.form}>
      <Rows
        count={value.length}
        rowClass={classes.stage}
        add={t('opportunities.form.addStage')}
        remove={(index) => t('opportunities.form.removeStage', { n: index + 1 })}
        onAdd={
          value.length < MOST
            ? () => onChange([...value, { title: '', until: null, amount: null }])
            : undefined
        }
        onRemove={(index) => onChange(value.toSpliced(index, 1))}
        row={row}
      />
    </Fieldset>
  );
}
