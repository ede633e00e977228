import { Checkbox, MultiSelect, NumberInput, Select, TagsInput } from '@mantine/core';
import {
  FUND_LOTS,
  LEADER_STANDINGS,
  LEGAL_FORMS,
  MOST_ROUBLES,
  VENTURE_STAGES,
} from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useRecords } from '../api.ts';
import classes from './RecordForm.module.css';
import type { TypedSimple } from './record-form.ts';

interface InputsProps<K extends TypedSimple['kind'] = TypedSimple['kind']> {
  demand: Extract<TypedSimple, { kind: K }>;
  onChange: (demand: TypedSimple) => void;
  /** What is wrong with a field of it, in words. */
  wrong: (field: string) => string | undefined;
}

interface NumberProps {
  label: string;
  value: number | undefined;
  error: string | undefined;
  max: number;
  min?: number;
  onChange: (value: number | undefined) => void;
}

function Numeric({ value, min = 0, onChange, ...props }: NumberProps) {
  return (
    <NumberInput
      {...props}
      min={min}
      allowDecimal={false}
      thousandSeparator={'\u00a0'}
      value={value ?? ''}
      onChange={(next) => onChange(typeof next === 'number' ? next : undefined)}
    />
  );
}

const LIMIT = { age: 120, readiness: 9, revenue: MOST_ROUBLES } as const;
const LEAST = { age: 0, readiness: 1, revenue: 0 } as const;

/** Numbers between which something has to be. */
function Bounds({ demand, onChange, wrong }: InputsProps<'age' | 'readiness' | 'revenue'>) {
  const { t } = useTexts();
  const bounds = { min: LEAST[demand.kind], max: LIMIT[demand.kind] };
  return (
    <>
      {(['from', 'to'] as const).map((end) => (
        <Numeric
          key={end}
          {...bounds}
          label={t(`navigator.desk.demand.${end}.${demand.kind}`)}
          value={demand[end]}
          error={wrong(end)}
          onChange={(value) => onChange({ ...demand, [end]: value })}
        />
      ))}
      {demand.kind === 'revenue' && (
        <Numeric
          min={1}
          max={5}
          label={t('navigator.desk.demand.years')}
          value={demand.years}
          error={wrong('years')}
          onChange={(years) => onChange({ ...demand, years: years ?? 1 })}
        />
      )}
    </>
  );
}

function Stages({ demand, onChange, wrong }: InputsProps<'stage'>) {
  const { t } = useTexts();
  return (['from', 'to'] as const).map((end) => (
    <Select
      key={end}
      label={t(`navigator.desk.demand.${end}.stage`)}
      placeholder={t('navigator.desk.demand.any')}
      data={VENTURE_STAGES.map((value) => ({ value, label: t(`passport.stage.${value}`) }))}
      value={demand[end] ?? null}
      error={wrong(end)}
      clearable
      onChange={(value) =>
        onChange({ ...demand, [end]: VENTURE_STAGES.find((one) => one === value) })
      }
    />
  ));
}

interface ChoicesProps<V extends string> {
  label: string;
  all: readonly V[];
  value: readonly V[];
  wordOf: (value: V) => string;
  error: string | undefined;
  onChange: (value: V[]) => void;
}

function Choices<V extends string>({ all, wordOf, value, onChange, ...props }: ChoicesProps<V>) {
  return (
    <Checkbox.Group
      {...props}
      className={classes.whole ?? ''}
      value={[...value]}
      onChange={(chosen) => onChange(all.filter((one) => chosen.includes(one)))}
    >
      <div className={classes.ticks}>
        {all.map((one) => (
          <Checkbox key={one} value={one} label={wordOf(one)} />
        ))}
      </div>
    </Checkbox.Group>
  );
}

function Legal({ demand, onChange, wrong }: InputsProps<'legal'>) {
  const { t } = useTexts();
  return (
    <>
      <Choices
        label={t('navigator.desk.demand.anyOf')}
        all={LEGAL_FORMS}
        value={demand.any}
        wordOf={(one) => t(`passport.legalForm.${one}`)}
        error={wrong('any')}
        onChange={(any) => onChange({ ...demand, any })}
      />
      <Numeric
        min={1}
        max={100}
        label={t('navigator.desk.demand.maxYears')}
        value={demand.max_years}
        error={wrong('max_years')}
        onChange={(years) => onChange({ ...demand, max_years: years })}
      />
      <Checkbox
        className={classes.tick ?? ''}
        label={t('navigator.desk.demand.afterWin')}
        checked={demand.after_win ?? false}
        onChange={(event) =>
          onChange({ ...demand, after_win: event.currentTarget.checked || undefined })
        }
      />
    </>
  );
}

/** Records of which one was won before, or none may have been. */
function Won({ demand, onChange, wrong }: InputsProps<'won'>) {
  const { t, locale } = useTexts();
  const records = useRecords().data?.records ?? [];
  const data = records.map(({ code, record }) => ({ value: code, label: record.name[locale] }));
  return (['any', 'none'] as const).map((list) => (
    <MultiSelect
      key={list}
      className={classes.whole ?? ''}
      label={t(`navigator.desk.demand.won.${list}`)}
      data={data}
      value={demand[list] ?? []}
      error={wrong(list)}
      searchable
      onChange={(codes) => onChange({ ...demand, [list]: codes.length > 0 ? codes : undefined })}
    />
  ));
}

/** What one kind of demand needs to be told. */
export function DemandInputs({ demand, onChange, wrong }: InputsProps) {
  const { t } = useTexts();
  const shared = { onChange, wrong };
  const anyOf = { label: t('navigator.desk.demand.anyOf'), error: wrong('any') };
  switch (demand.kind) {
    case 'age':
    case 'readiness':
    case 'revenue':
      return <Bounds demand={demand} {...shared} />;
    case 'stage':
      return <Stages demand={demand} {...shared} />;
    case 'legal':
      return <Legal demand={demand} {...shared} />;
    case 'won':
      return <Won demand={demand} {...shared} />;
    case 'standing':
      return (
        <Choices
          {...anyOf}
          all={LEADER_STANDINGS}
          value={demand.any}
          wordOf={(one) => t(`navigator.standing.${one}`)}
          onChange={(any) => onChange({ ...demand, any })}
        />
      );
    case 'lot':
      return (
        <Choices
          {...anyOf}
          all={FUND_LOTS}
          value={demand.any}
          wordOf={(one) => t(`passport.lot.${one}`)}
          onChange={(any) => onChange({ ...demand, any })}
        />
      );
    case 'region':
      return (
        <TagsInput
          className={classes.whole ?? ''}
          label={t('navigator.desk.demand.regions')}
          description={t('navigator.desk.demand.regionsHint')}
          error={wrong('any')}
          value={demand.any}
          splitChars={[',', ';']}
          acceptValueOnBlur
          onChange={(any) => onChange({ ...demand, any })}
        />
      );
    case 'cofinancing':
      return (
        <Numeric
          max={100}
          label={t('navigator.desk.demand.share')}
          value={demand.from}
          error={wrong('from')}
          onChange={(from) => onChange({ ...demand, from })}
        />
      );
  }
}
