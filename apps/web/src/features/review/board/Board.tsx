import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { DECIDED_KINDS, type WaitingRow } from '@pv/contract';
import { IconArrowLeft } from '@tabler/icons-react';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { Fragment, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { MoreButton, type PagedList } from '../../../ui/MoreButton.tsx';
import { DecisionDialog, useReviewDraft, useSubject, useWhyGone } from '../../project/public.ts';
import { useDropRow, type WaitingFilters } from '../api.ts';
import classes from './Board.module.css';
import { KeyHints } from './KeyHints.tsx';
import { MadeBar, mayUndo, UnsentBar } from './MadeBar.tsx';
import { keyOfRow, rowInstead } from './row-key.ts';
import { useBoard } from './use-board.ts';
import { useBoardKeys } from './use-board-keys.ts';
import { WaitingDetails } from './WaitingDetails.tsx';
import { WaitingItem } from './WaitingItem.tsx';

const WIDE = '(min-width: 1116px)';

/** The focus goes to the row; where the list is not shown, to what is; with nothing left, to what was made. */
function focusRow(key: string | undefined) {
  const places = [`[data-board-row="${key}"]`, '[data-board-details]', '[data-board-made]'];
  const target = places.map((place) => document.querySelector<HTMLElement>(place)).find(Boolean);
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: 'nearest' });
}

export interface BoardProps {
  rows: readonly WaitingRow[];
  filters: WaitingFilters;
  /** The row in the address. */
  chosen: string | undefined;
  /** The list as far as it was read. */
  list: PagedList;
}

/** What waits on the left, the chosen section on the right; decided by mouse or by the keys alone. */
export function Board({ rows: all, filters, chosen, list }: BoardProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const subject = useSubject();
  const wide = useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false }) ?? false;
  const drop = useDropRow();
  const router = useRouter();
  const entered = useRef(false);
  /** The edition of which the other view was chosen: the next one begins at its own. */
  const [flipped, setFlipped] = useState<string | null>(null);
  const decided = useRef<(row: WaitingRow) => void>(() => {});
  // a late answer is told to the board as it is by then, and to none once the page was left
  const board = useBoard({
    waiting: all,
    onHeld: (row) => {
      const key = keyOfRow(row);
      if (key === selectedKey || key === chosen) choose(rowInstead(rows, key));
    },
    onDropped: (row) => choose(row),
    onDecided: (row) => decided.current(row),
  });
  const rows = all.filter((row) => keyOfRow(row) !== board.held);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  useEffect(() => {
    decided.current = (row) => {
      const key = keyOfRow(row);
      drop(key);
      if (here.current && (key === selectedKey || key === chosen)) choose(rowInstead(rows, key));
    };
  });
  const found = rows.find((row) => keyOfRow(row) === chosen);
  const selected = found ?? (wide ? rows[0] : undefined) ?? null;
  const selectedKey = selected && keyOfRow(selected);
  useEffect(() => {
    if (!found) entered.current = false;
  }, [found]);

  function choose(row: WaitingRow | null) {
    const key = row ? keyOfRow(row) : undefined;
    void navigate({
      to: '/reviews',
      search: { ...filters, row: key },
      replace: true,
      resetScroll: false,
    }).then(() => requestAnimationFrame(() => focusRow(key)));
  }

  function step(by: 1 | -1) {
    const at = selected ? rows.indexOf(selected) + by : 0;
    const next = rows[at];
    if (next) choose(next);
    else if (at >= rows.length && list.hasNextPage) void list.fetchNextPage();
  }

  const open = ({ project, stage }: WaitingRow) =>
    void navigate({
      to: '/project/$projectType/$id',
      params: { projectType: project.type, id: project.id },
      search: { open: stage?.id ?? 'about' },
    });
  // opened from the list, it is left as the browser's Back leaves it
  function leaveRow() {
    if (entered.current) router.history.back();
    else choose(null);
  }
  const read = selected?.edition_id ?? null;
  const flip = () => setFlipped(flipped === read ? null : read);
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

  function closeMade() {
    board.closeMade();
    requestAnimationFrame(() => focusRow(selectedKey ?? undefined));
  }

  const { asked } = board;
  const draftOf = useReviewDraft();
  const draft = asked && draftOf(asked.row.stage?.id ?? asked.row.project.id, asked.action);
  const askedAt = {
    projectId: asked?.row.project.id ?? '',
    stageId: asked?.row.stage?.id ?? null,
    section: asked?.action.section ?? 'project',
  };
  const why = useWhyGone(askedAt, board.gone);
  const decide = async (review: string | null) => {
    if (await board.confirm(review)) draft?.drop();
  };
  const details = selected && (wide || found);
  const decides = rows.filter(({ kind }) => DECIDED_KINDS.includes(kind));
  const dated = rows.filter(({ deadline }) => deadline);
  const zones = [...Map.groupBy(dated, ({ time_zone }) => time_zone).values()];
  const tellers = new Set(zones.flatMap(([first]) => (first ? [keyOfRow(first)] : [])));
  const parts = [
    { name: t('whoseMove.group.decide'), rows: decides },
    { name: t('whoseMove.group.do'), rows: rows.filter((row) => !decides.includes(row)) },
  ].filter((part) => part.rows.length > 0);

  return (
    <>
      <MadeBar made={board.made} onUndo={board.undo} onClose={closeMade} />
      {board.unsent.map((unsent) => (
        <UnsentBar
          key={keyOfRow(unsent.row)}
          unsent={unsent}
          onReopen={() => {
            board.reopen(unsent);
            // the filters may hide the row that is decided on
            void navigate({ to: '/reviews', search: { row: keyOfRow(unsent.row) }, replace: true });
          }}
          onForget={() => board.forgetUnsent(unsent.row)}
        />
      ))}
      <div className={rows.length > 0 ? classes.board : undefined}>
        {rows.length > 0 && (wide || !details) && (
          <div>
            {parts.map((part) => (
              <Fragment key={part.name}>
                <h2 className={classes.group}>{part.name}</h2>
                <ul className={classes.list} aria-label={part.name}>
                  {part.rows.map((row) => (
                    <WaitingItem
                      key={keyOfRow(row)}
                      row={row}
                      filters={filters}
                      selected={row === selected}
                      busy={board.busy.has(keyOfRow(row))}
                      replace={wide}
                      tellsZone={tellers.has(keyOfRow(row))}
                      onEnter={() => {
                        entered.current = true;
                      }}
                    />
                  ))}
                </ul>
              </Fragment>
            ))}
            <MoreButton list={list} />
            <KeyHints
              deciding={selected !== null && decides.includes(selected)}
              undo={mayUndo(board.made)}
            />
          </div>
        )}
        {details && (
          <section
            className={classes.details}
            aria-label={t('reviews.details')}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard
            tabIndex={0}
            data-board-details
          >
            {!wide && (
              <Button
                variant="subtle"
                size="compact-md"
                ml={-8}
                leftSection={<IconArrowLeft size={16} stroke={1.8} aria-hidden="true" />}
                onClick={leaveRow}
              >
                {t('reviews.back')}
              </Button>
            )}
            <WaitingDetails
              key={selectedKey}
              row={selected}
              busy={board.busy.has(keyOfRow(selected))}
              flipped={flipped === read}
              onFlip={(other) => setFlipped(other ? read : null)}
              onAct={(action) => board.act(selected, action)}
            />
          </section>
        )}
      </div>
      {asked && draft && (
        <DecisionDialog
          action={asked.action}
          type={asked.row.project.type}
          stage={asked.row.stage}
          subject={subject(asked.row)}
          draft={draft}
          busy={board.busy.has(keyOfRow(asked.row))}
          failure={board.failure ?? why}
          gone={board.gone}
          templateFirst={asked.template}
          onDecide={(review) => void decide(review)}
          onClose={() => board.closeDialog(Boolean(draft.read()?.trim()))}
        />
      )}
    </>
  );
}
