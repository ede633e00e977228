import type { OverviewWork } from '@pv/contract';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, type MouseEvent, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useRowKeys } from '../../platform/keys.ts';
import { columnsOf, stageAt } from './columns.ts';
import { nextCell, type Place } from './next-cell.ts';
import classes from './WorkGrid.module.css';
import { openedBy, useColumnName, WorkRow } from './WorkRow.tsx';

/** The link of a cell that an event comes from, its work and its place. */
function cellOf(target: EventTarget) {
  const link = target instanceof Element ? target.closest<HTMLElement>('a[data-column]') : null;
  const id = link?.closest<HTMLElement>('tr')?.dataset.work;
  return link && id ? { id, column: Number(link.dataset.column) } : null;
}

/**
 * Works in rows and their stages in columns. Tab stops at one cell, from which the arrows lead to the
 * others; Enter or a press opens the section.
 */
export function WorkGrid({ works }: { works: readonly OverviewWork[] }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const nameOf = useColumnName();
  const table = useRef<HTMLTableElement>(null);
  const columns = useMemo(() => columnsOf(works), [works]);
  const [stop, setStop] = useState({ id: '', column: 0 });
  useRowKeys('main tbody th a');
  const found = works.findIndex(({ id }) => id === stop.id);
  const stopRow = Math.max(0, found);
  const stopColumn = found < 0 ? 0 : stop.column;

  const stageIn = ({ row, column }: Place) => {
    const [work, name] = [works[row], columns[column - 1]];
    return work && name !== undefined ? stageAt(work, name) : undefined;
  };
  const shape = {
    rows: works.length,
    columns: columns.length + 1,
    isFilled: (place: Place) => place.column === 0 || stageIn(place) !== undefined,
  };

  function onKeyDown(event: KeyboardEvent) {
    const cell = cellOf(event.target);
    if (!cell || event.altKey || event.metaKey || event.shiftKey) return;
    const row = works.findIndex(({ id }) => id === cell.id);
    const next = nextCell(event, { row, column: cell.column }, shape);
    if (!next) return;
    event.preventDefault();
    const at = `tr[data-work="${works[next.row]?.id}"] [data-column="${next.column}"]`;
    table.current?.querySelector<HTMLElement>(at)?.focus();
  }

  function onClick(event: MouseEvent) {
    const cell = cellOf(event.target);
    // with a key the browser opens another tab or window
    if (!cell || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const row = works.findIndex(({ id }) => id === cell.id);
    const work = works[row];
    if (!work) return;
    event.preventDefault();
    const stage = stageIn({ row, column: cell.column });
    void navigate({
      to: '/project/$projectType/$id',
      params: { projectType: work.type, id: work.id },
      search: stage ? { open: openedBy(stage) } : {},
    });
  }

  return (
    <div className={classes.scroll}>
      <table
        ref={table}
        className={classes.table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrows lead from cell to cell
        role="grid"
        aria-label={t('overview.table')}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onFocus={({ target }) => {
          const cell = cellOf(target);
          if (cell) setStop(cell);
        }}
      >
        <thead>
          <tr>
            <th scope="col" className={classes.corner}>
              {t('overview.column.work')}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className={classes.column}>
                {nameOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {works.map((work, row) => (
            <WorkRow
              key={work.id}
              work={work}
              columns={columns}
              active={row === stopRow ? stopColumn : null}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
