import { Fieldset, Select } from '@mantine/core';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { fieldErrorText } from '../../../ui/form/field.ts';
import { Rows } from '../../../ui/form/Rows.tsx';
import { DemandInputs } from './DemandInputs.tsx';
import classes from './RecordForm.module.css';
import type { RecordProblems, TypedDemand, TypedRecord, TypedSimple } from './record-form.ts';

/** What a demand of each kind begins with. */
const NEW: { [K in TypedSimple['kind']]: Extract<TypedSimple, { kind: K }> } = {
  age: { kind: 'age' },
  standing: { kind: 'standing', any: [] },
  legal: { kind: 'legal', any: [] },
  readiness: { kind: 'readiness' },
  stage: { kind: 'stage' },
  lot: { kind: 'lot', any: [] },
  region: { kind: 'region', any: [] },
  revenue: { kind: 'revenue', years: 1 },
  cofinancing: { kind: 'cofinancing' },
  won: { kind: 'won' },
};
const KINDS = Object.keys(NEW) as TypedSimple['kind'][];
const MOST = { all: 20, ofOne: 5 };

interface DemandsProps<D extends TypedDemand> {
  demands: readonly D[];
  /** The path of the list in a record. */
  path: string;
  problems: RecordProblems;
  onChange: (demands: D[]) => void;
}

/** What is wrong at a path or below it, in words. */
function useWrong(problems: RecordProblems) {
  const { t } = useTexts();
  return (path: string) => {
    const found = Object.keys(problems).find((one) => `${one}.`.startsWith(`${path}.`));
    const name = found && problems[found];
    return name ? fieldErrorText(t, name) : undefined;
  };
}

/** A demand of several of which one is enough. */
function EitherInputs({ demands, path, problems, onChange }: DemandsProps<TypedSimple>) {
  const { t } = useTexts();
  const few = problems[path];
  return (
    <div className={classes.whole}>
      <Fieldset legend={t('navigator.need.oneOf')} className={classes.group ?? ''}>
        <DemandRows
          demands={demands}
          path={path}
          problems={problems}
          kinds={KINDS}
          as="option"
          most={MOST.ofOne}
          onChange={(next) => onChange(next.filter((one) => one.kind !== 'one_of'))}
        />
        {few && <p className={classes.wrong}>{fieldErrorText(t, few)}</p>}
      </Fieldset>
    </div>
  );
}

interface DemandRowsProps extends DemandsProps<TypedDemand> {
  kinds: readonly TypedDemand['kind'][];
  /** What a row is called: a demand, or one of several of which one is enough. */
  as: 'demand' | 'option';
  most: number;
}

function DemandRows({ demands, path, problems, kinds, as, most, onChange }: DemandRowsProps) {
  const { t } = useTexts();
  const wrong = useWrong(problems);
  const set = (at: number, demand: TypedDemand) => onChange(demands.with(at, demand));
  const fresh = (kind: string | null): TypedDemand =>
    kind === 'one_of' ? { kind, of: [] } : NEW[KINDS.find((one) => one === kind) ?? 'age'];
  function inputs(demand: TypedDemand, at: number) {
    const place = `${path}.${at}`;
    if (demand.kind === 'one_of') {
      return (
        <EitherInputs
          demands={demand.of}
          path={`${place}.of`}
          problems={problems}
          onChange={(of) => set(at, { ...demand, of })}
        />
      );
    }
    return (
      <DemandInputs
        demand={demand}
        onChange={(next) => set(at, next)}
        wrong={(field) => wrong(`${place}.${field}`)}
      />
    );
  }
  return (
    <Rows
      count={demands.length}
      rowClass={classes.row}
      add={t(`navigator.desk.demand.row.${as}.add`)}
      remove={(at) => t(`navigator.desk.demand.row.${as}.remove`, { n: at + 1 })}
      onAdd={demands.length < most ? () => onChange([...demands, NEW.age]) : undefined}
      onRemove={(at) => onChange(demands.toSpliced(at, 1))}
      row={(at) => {
        const demand = demands[at];
        return (
          demand && (
            <div className={classes.cells}>
              <Select
                label={t(`navigator.desk.demand.row.${as}.kind`, { n: at + 1 })}
                data={kinds.map((value) => ({
                  value,
                  label: t(`navigator.desk.demand.kind.${value}`),
                }))}
                value={demand.kind}
                allowDeselect={false}
                maxDropdownHeight={400}
                onChange={(kind) => kind !== demand.kind && set(at, fresh(kind))}
              />
              {inputs(demand, at)}
            </div>
          )
        );
      }}
    />
  );
}

interface DemandsFieldProps {
  typed: Pick<TypedRecord, 'demands'>;
  problems: RecordProblems;
  type: (change: Partial<TypedRecord>) => void;
}

/** What a record demands of a venture and its leader, a row each. */
export function DemandsField({ typed, problems, type }: DemandsFieldProps) {
  const { t } = useTexts();
  return (
    <Fieldset legend={t('navigator.desk.demand.title')} className={classes.group ?? ''}>
      <p className={classes.hint}>{t('navigator.desk.demand.hint')}</p>
      <DemandRows
        demands={typed.demands}
        path="criteria"
        problems={problems}
        kinds={[...KINDS, 'one_of']}
        as="demand"
        most={MOST.all}
        onChange={(demands) => type({ demands })}
      />
    </Fieldset>
  );
}
