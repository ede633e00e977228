import { ActionIcon, Button, Textarea } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import classes from '../Application.module.css';

interface TableFieldProps {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  readOnly: boolean;
  onChange: (rows: string[][]) => void;
}

const ICON = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;

/** Rows of cells that are typed in; on a narrow screen the cells of a row stand one under another. */
export function TableField({ columns, rows, readOnly, onChange }: TableFieldProps) {
  const { t } = useTexts();
  const add = useRef<HTMLButtonElement>(null);
  const copy = () => rows.map((row) => columns.map((_, at) => row[at] ?? ''));
  function write(line: number, column: number, value: string) {
    const next = copy();
    const row = next[line];
    if (row) row[column] = value;
    onChange(next);
  }
  function remove(line: number) {
    // the button of the last row goes with it; of another row the next one takes its place
    if (line === rows.length - 1) add.current?.focus();
    onChange(copy().filter((_, at) => at !== line));
  }
  return (
    <div className={classes.table}>
      {rows.map((row, line) => (
        // rows are known by their place alone
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name
        <div key={line} className={classes.tableRow}>
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
                value={row[at] ?? ''}
                onChange={({ currentTarget }) => write(line, at, currentTarget.value)}
              />
            ))}
          </div>
          {!readOnly && (
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('applications.removeRow', { number: line + 1 })}
              onClick={() => remove(line)}
            >
              <IconTrash {...ICON} />
            </ActionIcon>
          )}
        </div>
      ))}
      {!readOnly && (
        <div>
          <Button
            ref={add}
            variant="default"
            size="compact-md"
            leftSection={<IconPlus {...ICON} />}
            onClick={() => onChange([...copy(), columns.map(() => '')])}
          >
            {t('applications.addRow')}
          </Button>
        </div>
      )}
    </div>
  );
}
