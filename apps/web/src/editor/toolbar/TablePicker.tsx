import { ActionIcon, Popover } from '@mantine/core';
import { IconTable } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { putTable } from '../actions/insert.ts';
import { useWorkbench } from '../shell/WorkbenchContext.tsx';
import classes from './Toolbar.module.css';

const ROWS = 8;
const COLUMNS = 6;
const CELLS = Array.from({ length: ROWS * COLUMNS }, (_, index) => ({
  row: Math.floor(index / COLUMNS) + 1,
  column: (index % COLUMNS) + 1,
}));

/** The button of a table: a grid in which its size is pointed at, by pointer or by Tab and Enter. */
export function TablePicker({ enabled }: { enabled: boolean }) {
  const { t } = useTexts();
  const bench = useWorkbench();
  const [opened, setOpened] = useState(false);
  const [size, setSize] = useState({ row: 3, column: 3 });
  const put = (row: number, column: number) => {
    setOpened(false);
    const editor = bench.editor();
    if (editor) putTable({ bench, editor }, row, column);
  };
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom" withinPortal trapFocus>
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          disabled={!enabled}
          aria-label={t('editor.action.table')}
          title={t('editor.action.table')}
          onClick={() => setOpened(!opened)}
        >
          <IconTable size={20} stroke={1.7} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p="xs">
        <fieldset className={classes.sizes} aria-label={t('editor.table.pick')}>
          {CELLS.map(({ row, column }) => (
            <button
              key={`${row}.${column}`}
              type="button"
              className={classes.cell}
              data-in={(row <= size.row && column <= size.column) || undefined}
              aria-label={t('editor.table.size', { rows: row, columns: column })}
              onPointerEnter={() => setSize({ row, column })}
              onFocus={() => setSize({ row, column })}
              onClick={() => put(row, column)}
            />
          ))}
        </fieldset>
        <p className={classes.size}>
          {t('editor.table.size', { rows: size.row, columns: size.column })}
        </p>
      </Popover.Dropdown>
    </Popover>
  );
}
