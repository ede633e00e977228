import type { OverviewStage, OverviewWork } from '@pv/contract';
import { IconAlertTriangle } from '@tabler/icons-react';
import { memo } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { StatusIcon } from '../../ui/StatusBadge.tsx';
import { keepInitials } from '../../ui/words.ts';
import { type Column, stageAt } from './columns.ts';
import { useCellWords } from './use-cell-words.ts';
import classes from './WorkGrid.module.css';

/** Where a cell leads: to the section of its stage on the page of the project. */
const addressOf = ({ type, id }: OverviewWork, stage?: OverviewStage) =>
  `/project/${type}/${id}${stage ? `?open=${openedBy(stage)}` : ''}`;

/** The row of a stage in the address of a project; the start stage belongs to the project section. */
export const openedBy = ({ kind, id }: OverviewStage): string => (kind === 'start' ? 'about' : id);

/** What a column is called, the same over it and, on a phone, in its chip. */
export function useColumnName(): (column: Column) => string {
  const { t } = useTexts();
  return (column) =>
    typeof column === 'number'
      ? t('overview.column.stage', { number: column })
      : t(`overview.column.${column}`);
}

interface StageCellProps {
  work: OverviewWork;
  stage: OverviewStage;
  name: string;
  at: { 'data-column': number; tabIndex: number };
}

function StageCell({ work, stage, name, at }: StageCellProps) {
  const { word, who, days, details } = useCellWords()(work, stage);
  const { late, tasks, group } = stage;
  return (
    <a
      className={classes.cell}
      href={addressOf(work, stage)}
      data-group={group}
      data-mine={stage.move?.mine || undefined}
      {...at}
    >
      <span className={classes.seen} title={details}>
        <span className={classes.word}>
          <StatusIcon group={group} />
          <span className={classes.at}>{name}</span>
          <span className={classes.cut}>{word}</span>
          {late > 0 && (
            <IconAlertTriangle className={classes.late} size={15} stroke={2} aria-hidden="true" />
          )}
        </span>
        {(who || tasks.total > 0) && (
          <span className={classes.move}>
            {who && (
              <>
                <span className={classes.cut}>{who}</span>{' '}
                <span className={classes.days}>· {days}</span>
              </>
            )}
            {tasks.total > 0 && (
              <span className={classes.tasks} aria-hidden="true">
                {tasks.done}/{tasks.total}
              </span>
            )}
          </span>
        )}
      </span>
      <span className={classes.unseen}>{details}</span>
    </a>
  );
}

export interface WorkRowProps {
  work: OverviewWork;
  columns: readonly Column[];
  /** The place in this row at which Tab stops; null where it stops in another. */
  active: number | null;
}

/** A work: whose it is, and a cell a stage. Links are plain: a router link in each of thousands is slow. */
export const WorkRow = memo(function WorkRow({ work, columns, active }: WorkRowProps) {
  const { t } = useTexts();
  const nameOf = useColumnName();
  const at = (column: number) => ({
    'data-column': column,
    tabIndex: column === active ? 0 : -1,
  });
  return (
    <tr data-work={work.id}>
      <th scope="row" className={classes.head}>
        <a className={classes.work} href={addressOf(work)} title={work.title} {...at(0)}>
          <span className={classes.author}>
            <span className={classes.name}>{keepInitials(work.author)}</span>
            {work.group && <span className={classes.group}>{work.group}</span>}
            <span className={classes.percent}>
              {t('overview.percent', { percent: work.progress })}
            </span>
          </span>
          <span className={classes.title}>{work.title}</span>
        </a>
      </th>
      {columns.map((column, place) => {
        const stage = stageAt(work, column);
        return (
          <td key={column} className={classes.place}>
            {stage && (
              <StageCell work={work} stage={stage} name={nameOf(column)} at={at(place + 1)} />
            )}
          </td>
        );
      })}
    </tr>
  );
});
