import {
  Button,
  CloseButton,
  Fieldset,
  NumberInput,
  TextInput,
  type TextInputProps,
} from '@mantine/core';
import type { OpportunityContent } from '@pv/contract';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { DayInput } from '../../../ui/form/DayInput.tsx';
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
  const add = useRef<HTMLButtonElement>(null);
  const [removed, setRemoved] = useState(0);
  // the button that was pressed is gone with its row, or belongs to the next one
  useEffect(() => {
    if (removed > 0) add.current?.focus();
  }, [removed]);
  const set = (at: number, change: Partial<Stages[number]>) =>
    onChange(value.map((stage, index) => (index === at ? { ...stage, ...change } : stage)));
  return (
    <Fieldset legend={t('opportunities.form.stages')} className={classes.form}>
      {value.map(({ until, amount }, at) => {
        const n = at + 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: stages have no names of their own until they are saved
          <div key={at} className={classes.pair}>
            <TextInput label={t('opportunities.form.stageOf', { n })} {...titleProps(at)} />
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
                  onClick={() => {
                    onRemove(at);
                    setRemoved(removed + 1);
                  }}
                />
              }
            />
          </div>
        );
      })}
      {value.length < MOST && (
        <div>
          <Button
            ref={add}
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
