import { Button, CloseButton, Fieldset, NumberInput, TextInput } from '@mantine/core';
import type { OpportunityContent } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { DayInput } from '../../../ui/form/DayInput.tsx';
import classes from '../Opportunity.module.css';

type Stages = OpportunityContent['stages'];

const MOST = 12;

/** Stages of an order: what is done, by when and for how much. */
export function StagesField(props: { value: Stages; onChange: (next: Stages) => void }) {
  const { t } = useTexts();
  const { value, onChange } = props;
  const set = (at: number, change: Partial<Stages[number]>) =>
    onChange(value.map((stage, index) => (index === at ? { ...stage, ...change } : stage)));
  return (
    <Fieldset legend={t('opportunities.form.stages')} className={classes.form}>
      {value.map(({ title, until, amount }, at) => {
        const n = at + 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: stages have no names of their own until they are saved
          <div key={at} className={classes.pair}>
            <TextInput
              label={t('opportunities.form.stageOf', { n })}
              value={title}
              onChange={(event) => set(at, { title: event.currentTarget.value })}
            />
            <DayInput
              label={t('opportunities.form.untilOf', { n })}
              value={until}
              onChange={(day) => set(at, { until: day })}
            />
            <NumberInput
              label={t('opportunities.form.amountOf', { n })}
              min={0}
              allowDecimal={false}
              thousandSeparator=" "
              value={amount ?? ''}
              onChange={(next) => set(at, { amount: typeof next === 'number' ? next : null })}
              rightSection={
                <CloseButton
                  aria-label={t('opportunities.form.removeStage', { n })}
                  onClick={() => onChange(value.filter((_, index) => index !== at))}
                />
              }
            />
          </div>
        );
      })}
      {value.length < MOST && (
        <div>
          <Button
            variant="default"
            onClick={() => onChange([...value, { title: '', until: null, amount: null }])}
          >
            {t('opportunities.form.addStage')}
          </Button>
        </div>
      )}
    </Fieldset>
  );
}
