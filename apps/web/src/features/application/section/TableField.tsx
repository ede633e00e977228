import { Textarea } from '@mantine/core';
import { type ApplicationField, type CellKind, rowFaults } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { Rows } from '../../../ui/form/Rows.tsx';
import classes from '../Application.module.css';
import { useLeft } from './use-left.ts';

interface TableFieldProps {
  columns: ApplicationField['columns'];
  rows: readonly (readonly string[])[];
  readOnly: boolean;
  onChange: (rows: string[][]) => void;
}

interface CellProps {
  label: string;
  /** Which row it is of, for whoever does not see it. */
  name: string;
  kind: CellKind;
  value: string;
  /** What is wrong with it, in words. */
  fault: string | null;
  readOnly: boolean;
  onChange: (value: string) => void;
}

function Cell({ label, name, kind, value, fault, readOnly, onChange }: CellProps) {
  const left = useLeft(fault);
  return (
    <Textarea
      label={label}
      aria-label={name}
      size="sm"
      autosize
      minRows={1}
      inputMode={kind === 'text' || kind === 'date' ? 'text' : 'decimal'}
      error={left.error}
      readOnly={readOnly}
      value={value}
      onBlur={left.leave}
      onChange={({ currentTarget }) => {
        left.type();
        onChange(currentTarget.value);
      }}
    />
  );
}

/** Rows of cells that are typed in; on a narrow screen the cells of a row stand one under another. */
export function TableField({ columns, rows, readOnly, onChange }: TableFieldProps) {
  const { t } = useTexts();
  const kinds = columns.map(({ kind }) => kind);
  const copy = () => rows.map((row) => columns.map((_, at) => row[at] ?? ''));
  function write(line: number, column: number, value: string) {
    const next = copy();
    const row = next[line];
    if (row) row[column] = value;
    onChange(next);
  }
  const edited = {
    onAdd: () => onChange([...copy(), columns.map(() => '')]),
    onRemove: (line: number) => onChange(copy().toSpliced(line, 1)),
  };
  function cells(line: number) {
    const faults = rowFaults(kinds, rows[line] ?? []);
    return columns.map(({ title, kind }, at) => {
      const fault = faults[at];
      return (
        <Cell
          key={title}
          label={title}
          name={t('applications.row', { number: line + 1, column: title })}
          kind={kind}
          value={rows[line]?.[at] ?? ''}
          fault={fault ? t(`applications.fault.${fault}`) : null}
          readOnly={readOnly}
          onChange={(value) => write(line, at, value)}
        />
      );
    });
  }
  return (
    <div className={classes.table}>
      <Rows
        count={rows.length}
        rowClass={classes.tableRow}
        add={t('applications.addRow')}
        remove={(line) => t('applications.removeRow', { number: line + 1 })}
        {...(!readOnly && edited)}
        row={(line) => <div className={classes.cells}>{cells(line)}</div>}
      />
    </div>
  );
}
