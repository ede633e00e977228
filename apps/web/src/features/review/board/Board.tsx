import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { WaitingRow } from '@pv/contract';
import { IconArrowLeft } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { DecisionDialog, dropDraft } from '../../project/public.ts';
import { useDropRow, type WaitingFilters } from '../api/use-waiting.ts';
import classes from './Board.module.css';
import { KeyHints } from './KeyHints.tsx';
import { MadeBar } from './MadeBar.tsx';
import { keyOfRow, rowInstead } from './row-key.ts';
import { useBoard } from './use-board.ts';
import { useBoardKeys } from './use-board-keys.ts';
import { useSubject } from './use-subject.ts';
import { WaitingDetails } from './WaitingDetails.tsx';
import { WaitingItem } from './WaitingItem.tsx';

const WIDE = '(min-width: 1116px)';

function focusRow(key: string) {
  const link = document.querySelector<HTMLElement>(`[data-board-row="${key}"]`);
  link?.focus({ preventScroll: true });
  link?.scrollIntoView({ block: 'nearest' });
}

export interface BoardProps {
  rows: readonly WaitingRow[];
  filters: WaitingFilters;
  /** The row in the address. */
  chosen: string | undefined;
  /** Reads more rows; null when all are there. */
  onMore: (() => void) | null;
  loading: boolean;
}

/** What waits on the left, the chosen section on the right; decided by mouse or by the keys alone. */
export function Board({ rows, filters, chosen, onMore, loading }: BoardProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const subject = useSubject();
  const wide = useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false }) ?? false;
  const drop = useDropRow(filters);
  const [flipped, setFlipped] = useState<string | null>(null);
  const board = useBoard((row) => {
    const key = keyOfRow(row);
    const instead = rowInstead(rows, key);
    drop(key);
    choose(instead);
  });
  const found = rows.find((row) => keyOfRow(row) === chosen);
  const selected = found ?? (wide ? rows[0] : undefined) ?? null;
  const selectedKey = selected && keyOfRow(selected);

  function choose(row: WaitingRow | null) {
    const key = row ? keyOfRow(row) : undefined;
    void navigate({
      to: '/reviews',
      search: { ...filters, row: key },
      replace: true,
      resetScroll: false,
    }).then(() => key && requestAnimationFrame(() => focusRow(key)));
  }

  function step(by: 1 | -1) {
    const at = selected ? rows.indexOf(selected) + by : 0;
    const next = rows[at];
    if (next) choose(next);
    else if (at >= rows.length) onMore?.();
  }

  const open = ({ project, stage }: WaitingRow) =>
    void navigate({
      to: '/project/$projectType/$id',
      params: { projectType: project.type, id: project.id },
      search: { open: stage?.id ?? 'about' },
    });
  const flip = () => setFlipped(flipped === selectedKey ? null : selectedKey);
  const onSelected = (act: (row: WaitingRow) => void) => () => selected && act(selected);
  useBoardKeys({
    next: () => step(1),
    previous: () => step(-1),
    approve: onSelected((row) => board.act(row, 'approve')),
    revise: onSelected((row) => board.act(row, 'revise')),
    template: onSelected((row) => board.act(row, 'revise', true)),
    diff: flip,
    open: onSelected(open),
    undo: board.undo,
  });

  const { asked } = board;
  const draftKey = asked
    ? `${asked.row.stage?.id ?? asked.row.project.id} ${asked.row.section} ${asked.action.intent}`
    : '';
  const decide = async (review: string | null) => {
    if (await board.confirm(review)) dropDraft(sessionStorage, draftKey);
  };
  const details = selected && (wide || found);

  return (
    <>
      <MadeBar made={board.made} onUndo={board.undo} />
      <div className={classes.board} hidden={rows.length === 0}>
        {(wide || !details) && (
          <div>
            <ul className={classes.list} aria-label={t('reviews.list')}>
              {rows.map((row) => (
                <WaitingItem
                  key={keyOfRow(row)}
                  row={row}
                  filters={filters}
                  selected={row === selected}
                  busy={board.busy === keyOfRow(row)}
                />
              ))}
            </ul>
            {onMore && (
              <Button variant="default" mt="md" loading={loading} onClick={onMore}>
                {t('reviews.more')}
              </Button>
            )}
            <KeyHints />
          </div>
        )}
        {details && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard
          <section className={classes.details} aria-label={t('reviews.details')} tabIndex={0}>
            {!wide && (
              <Button
                variant="subtle"
                size="compact-md"
                ml={-8}
                leftSection={<IconArrowLeft size={16} stroke={1.8} aria-hidden="true" />}
                onClick={() => choose(null)}
              >
                {t('reviews.back')}
              </Button>
            )}
            <WaitingDetails
              key={selectedKey}
              row={selected}
              busy={board.pending}
              flipped={flipped === selectedKey}
              onFlip={(other) => setFlipped(other ? selectedKey : null)}
              onAct={(action) => board.act(selected, action)}
            />
          </section>
        )}
      </div>
      {asked && (
        <DecisionDialog
          action={asked.action}
          subject={subject(asked.row)}
          draftKey={draftKey}
          busy={board.pending}
          failure={board.failure}
          templateFirst={asked.template}
          onDecide={(review) => void decide(review)}
          onClose={board.closeDialog}
        />
      )}
    </>
  );
}
