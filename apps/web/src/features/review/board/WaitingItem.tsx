import { VisuallyHidden } from '@mantine/core';
import { DECIDED_KINDS, type WaitingRow } from '@pv/contract';
import { IconAlertTriangle, IconArrowBackUp, IconEqual, IconRefresh } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { dayText } from '../../../ui/days.ts';
import { MoveLine } from '../../../ui/MoveLine.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { inBrackets, useZoneBeside } from '../../../ui/zone/zone.ts';
import { daysLate, useApprovalWords, useSubject } from '../../project/public.ts';
import type { WaitingFilters } from '../api.ts';
import classes from './Board.module.css';
import { keyOfRow } from './row-key.ts';

const icon = { size: 15, stroke: 1.8, 'aria-hidden': true } as const;

function Deadline({ date, zone, tellsZone }: { date: string; zone: string; tellsZone: boolean }) {
  const { t } = useTexts();
  const beside = useZoneBeside();
  const late = daysLate(date, zone);
  const named = inBrackets(beside(date, zone));
  return (
    <span className={late > 0 ? classes.late : undefined}>
      {late > 0 && <IconAlertTriangle {...icon} />}
      {t('projectPage.until', { date: dayText(date, t) })}
      {tellsZone ? named : named && <VisuallyHidden>{named}</VisuallyHidden>}
      {late > 0 && `, ${t('projectPage.overdue', { count: late })}`}
    </span>
  );
}

/** One section that waits: what, of which project, from whom, since when, until when. */
export function WaitingItem(props: {
  row: WaitingRow;
  filters: WaitingFilters;
  selected: boolean;
  busy: boolean;
  /** Beside the list the row takes the place of the last one; alone on the screen it is a page to come back from. */
  replace: boolean;
  /** Its date is the first of the list in a zone that is another than the reader's. */
  tellsZone: boolean;
  onEnter: () => void;
}) {
  const { row, filters, selected, busy, replace, onEnter } = props;
  const { t } = useTexts();
  const words = useApprovalWords(row.project.type);
  const subject = useSubject();
  const key = keyOfRow(row);
  const { days } = row.move;
  return (
    <li
      className={classes.item}
      data-selected={selected || undefined}
      data-busy={busy || undefined}
    >
      <Link
        to="/reviews"
        search={{ ...filters, row: key }}
        replace={replace}
        onClick={onEnter}
        resetScroll={false}
        className={classes.link}
        data-board-row={key}
        {...(selected && { 'aria-current': 'true' as const })}
      >
        <span className={classes.subject}>
          {subject(row)}
          <span className={classes.days}>
            {days < 1 ? t('ui.move.today') : t('ui.move.since', { count: days })}
          </span>
        </span>
        <span className={classes.project}>{row.project.title}</span>
        <span className={classes.facts}>
          {DECIDED_KINDS.includes(row.kind) ? (
            <StatusBadge
              group={words.status(row.status).group}
              label={t(`reviews.kinds.${row.kind}`)}
            />
          ) : (
            <MoveLine compact still {...words.move(row.move, true)} />
          )}
          {row.kind !== 'send' && row.sent_by && (
            <span>{t('reviews.from', { who: row.sent_by.name })}</span>
          )}
          {row.deadline && (
            <Deadline date={row.deadline} zone={row.time_zone} tellsZone={props.tellsZone} />
          )}
        </span>
        {row.returned && (
          <span className={classes.note}>
            <IconArrowBackUp {...icon} />
            {t('reviews.returned')}
            {row.remarks.total > 0 && `: ${t('reviews.ticked', row.remarks)}`}
          </span>
        )}
        {row.move.again && (
          <span className={classes.note}>
            <IconRefresh {...icon} />
            {t('whoseMove.again')}
          </span>
        )}
        {row.unchanged && (
          <span className={classes.note}>
            <IconEqual {...icon} />
            {t('reviews.unchanged')}
          </span>
        )}
      </Link>
    </li>
  );
}
