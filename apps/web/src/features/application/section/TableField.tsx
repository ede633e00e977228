import { Textarea } from '@mantine/core';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { Rows } from '../../../ui/form/Rows.tsx';
import classes from '../Application.module.css';

interface TableFieldProps {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  readOnly: boolean;
  onChange: (rows: string[][]) => void;
}

/** Rows of cells that are typed in; on a narrow screen the cells of a row stand one under another. */
export function TableField({ columns, rows, readOnly, onChange }: TableFieldProps) {
  const { t } = useTexts();
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
  return (
    <div className={classes.table}>
      <Rows
        count={rows.length}
        rowClass={classes.tableRow}
        add={t('applications.addRow')}
        remove={(line) => t('applications.removeRow', { number: line + 1 })}
        {...(!readOnly && edited)}
        row={(line) => (
          <div className={classes.cells}>
            {columns.map((column, at) => (
              <Textarea
                key={column}
                label={column}
                aria-label={t('applications.row', { number: line + 1, column })}
                size="sm"
                autosize
                minRows={1}
                readOnly={readOnly}
                value={rows[line]?.[at] ?? ''}
                onChange={({ currentTarget }) => write(line, at, currentTarget.value)}
              />
            ))}
          </div>
        )}
      />
    </div>
  );
}
