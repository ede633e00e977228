import { Checkbox, TextInput } from '@mantine/core';
import type { PassportFields } from '@pv/contract';
import { useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import type { Autosave } from '../../platform/autosave/autosave.ts';
import { keepForLater, parseKept, useDraft } from '../../platform/drafts.ts';
import { DayInput } from '../../ui/form/DayInput.tsx';
import { NumberField } from '../../ui/form/NumberField.tsx';
import { Rows } from '../../ui/form/Rows.tsx';
import type { TypedNumber } from '../../ui/form/shown-number.ts';
import { useFormField } from '../project/public.ts';
import classes from './Passport.module.css';
import { inputId } from './sections.ts';

type RowsName = 'revenue' | 'spending' | 'milestones';
type RowOf<N extends RowsName> = PassportFields[N][number];

interface CellsProps<N extends RowsName> {
  row: RowOf<N>;
  edit: (row: RowOf<N>) => void;
  leave: () => void;
  /** The row is one of the form, which says under all of them what is wrong. */
  saved: boolean;
}

/** A number of a row; what is none is refused by the check of the form. */
function NumberCell<K extends 'amount' | 'year', R extends { [key in K]: number }>({
  name,
  row,
  edit,
  leave,
  saved,
}: {
  name: K;
  row: R;
  edit: (row: R) => void;
  leave: () => void;
  saved: boolean;
}) {
  const { t } = useTexts();
  const label = t(name === 'year' ? 'passport.revenueYear' : 'passport.amount');
  return (
    <NumberField
      kind={name === 'year' ? 'year' : 'sum'}
      label={label}
      saidBeside={saved}
      value={row[name] as TypedNumber}
      onChange={(value) => edit({ ...row, [name]: value })}
      onBlur={leave}
    />
  );
}

function Revenue(props: CellsProps<'revenue'>) {
  const { row, edit } = props;
  const { t } = useTexts();
  return (
    <>
      <NumberCell name="year" {...props} />
      <NumberCell name="amount" {...props} />
      <Checkbox
        className={classes.tick}
        label={t('passport.fact')}
        checked={row.fact}
        onChange={(event) => edit({ ...row, fact: event.currentTarget.checked })}
      />
    </>
  );
}

function Titled<R extends { title: string }>({
  row,
  edit,
  leave,
}: {
  row: R;
  edit: (row: R) => void;
  leave: () => void;
}) {
  const { t } = useTexts();
  return (
    <TextInput
      label={t('passport.itemTitle')}
      value={row.title}
      onChange={(event) => edit({ ...row, title: event.currentTarget.value })}
      onBlur={leave}
    />
  );
}

function Spending(props: CellsProps<'spending'>) {
  return (
    <>
      <Titled {...props} />
      <NumberCell name="amount" {...props} />
    </>
  );
}

function Milestone({ row, edit, leave }: CellsProps<'milestones'>) {
  const { t } = useTexts();
  return (
    <>
      <Titled row={row} edit={edit} leave={leave} />
      <DayInput
        label={t('passport.until')}
        value={row.until || null}
        onChange={(until) => edit({ ...row, until: until ?? '' })}
        onBlur={leave}
      />
    </>
  );
}

/** What a new row begins with. */
const NEW: { [N in RowsName]: () => RowOf<N> } = {
  revenue: () => ({ year: new Date().getFullYear(), amount: 0, fact: false }),
  spending: () => ({ title: '', amount: 0 }),
  milestones: () => ({ title: '', until: '' }),
};
const isWhole = (row: RowOf<RowsName>) =>
  !('title' in row && row.title.trim() === '') && !('until' in row && row.until === '');
const MOST = { revenue: 10, spending: 20, milestones: 20 };

interface RowsFieldProps {
  form: Autosave<PassportFields>;
  name: RowsName;
  projectId: string;
}

/** A new row, kept on this device until it is whole and joins the others. */
function useBegun(name: RowsName, projectId: string) {
  const draft = useDraft(`passport.row.${name}.${projectId}`);
  const [begun, setBegun] = useState((): RowOf<RowsName> | null => {
    const kept = draft.read();
    const fresh = NEW[name]();
    return kept === null ? null : { ...fresh, ...parseKept(kept, fresh) };
  });
  function begin(row: RowOf<RowsName> | null) {
    setBegun(row);
    keepForLater(draft, row && JSON.stringify(row));
  }
  const touched = begun !== null && JSON.stringify(begun) !== JSON.stringify(NEW[name]());
  return { begun, touched, begin };
}

/** A field of several rows: years of revenue, spendings, milestones. */
export function RowsField({ form, name, projectId }: RowsFieldProps) {
  const { t } = useTexts();
  const field = useFormField(form, name);
  const saved = field.value as RowOf<RowsName>[];
  const { begun, touched, begin } = useBegun(name, projectId);
  const rows = begun ? [...saved, begun] : saved;
  const edit = (next: RowOf<RowsName>[]) => form.edit(name, next as never);
  function change(at: number, row: RowOf<RowsName>) {
    if (at === saved.length && !isWhole(row)) return begin(row);
    if (at === saved.length) begin(null);
    edit(rows.with(at, row));
  }
  function remove(at: number) {
    if (at === saved.length) return begin(null);
    edit(saved.toSpliced(at, 1));
    field.flush();
  }
  function cells(row: RowOf<RowsName>, at: number) {
    const props = {
      edit: (changed: RowOf<RowsName>) => change(at, changed),
      leave: field.flush,
      saved: at < saved.length,
    };
    if ('year' in row) return <Revenue row={row} {...props} />;
    if ('until' in row) return <Milestone row={row} {...props} />;
    return <Spending row={row} {...props} />;
  }
  return (
    <fieldset className={classes.rows} id={inputId(name)}>
      <legend>{t(`passport.field.${name}`)}</legend>
      <Rows
        count={rows.length}
        rowClass={classes.row}
        add={t('passport.row.add')}
        remove={(at) => t('passport.row.remove', { number: at + 1 })}
        onAdd={!begun && rows.length < MOST[name] ? () => begin(NEW[name]()) : undefined}
        onRemove={remove}
        row={(at) => rows[at] && cells(rows[at], at)}
      >
        {touched && (
          <p className={classes.proposal} role="status">
            {t('passport.rowsWrong')}
          </p>
        )}
      </Rows>
    </fieldset>
  );
}
