import type { ApprovalAction, WaitingRow } from '@pv/contract';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { describeError } from '../../../platform/toasts/toasts.tsx';
import { tellRefusal, useDecide } from '../../project/public.ts';
import { chooseAction } from './choose-action.ts';
import { isOver } from './is-over.ts';
import { keyOfRow } from './row-key.ts';
import { useHeld } from './use-held.ts';
import { type Undoing, useFindUndoing } from './use-undoing.ts';

/** The last decision made here, and what takes it back; `held` was not sent yet. */
export interface Made {
  row: WaitingRow;
  intent: ApprovalAction['intent'];
  held: boolean;
  /** Null where the table lets nobody take it back; undefined while that is not known. */
  undoing: Undoing | null | undefined;
}

/** A decision that is asked about in the dialog. */
export interface Asked {
  row: WaitingRow;
  action: ApprovalAction;
  /** The dialog begins at the templates. */
  template: boolean;
  /** The decision by which an earlier one is taken back. */
  undoing: Undoing | null;
}

/** The rows whose decisions are on their way. */
function useBusyRows() {
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  return {
    busy,
    begin: (key: string) => setBusy((before) => new Set([...before, key])),
    end: (key: string) => setBusy((before) => new Set([...before].filter((one) => one !== key))),
  };
}

interface BoardState {
  /** What waits, as far as it was read. */
  waiting: readonly WaitingRow[];
  /** A decision by one key was made and may still be taken back. */
  onHeld: (row: WaitingRow) => void;
  /** It was taken back, and nobody has heard of it. */
  onDropped: (row: WaitingRow) => void;
  /** The server has taken a decision. */
  onDecided: (row: WaitingRow) => void;
}

/**
 * Decisions on the rows of the board, each row by itself: the next one need not wait for the answer on
 * the last. One that needs no word is held for a moment: a mis-key taken back is as if it never was.
 */
export function useBoard({ waiting, onHeld, onDropped, onDecided }: BoardState) {
  const { t } = useTexts();
  const toasts = useToasts();
  const decide = useDecide({ wait: false });
  const findUndoing = useFindUndoing();
  const rows = useBusyRows();
  const sent = useRef(new Set<string>());
  const [asked, setAsked] = useState<Asked | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [made, setMade] = useState<Made | null>(null);
  const said = (error: unknown) => describeError(error, t);
  const over = made !== null && !made.held && isOver(made.row, waiting);
  useEffect(() => {
    if (over) setMade(null);
  }, [over]);

  async function make(row: WaitingRow, action: ApprovalAction, review: string | null) {
    const key = keyOfRow(row);
    if (sent.current.has(key)) return;
    const { section, status, edition, project, stage } = row;
    const of = { id: stage?.id ?? project.id, type: project.type };
    sent.current.add(key);
    rows.begin(key);
    try {
      await decide.mutateAsync({ ...of, section, action: action.action, review, status, edition });
    } finally {
      sent.current.delete(key);
      rows.end(key);
    }
    setAsked((open) => (open?.row === row ? null : open));
    onDecided(row);
    // a later one may be held by now: its bar stays
    const own: Made = { row, intent: action.intent, held: false, undoing: undefined };
    setMade((last) => (last?.held && last.row !== row ? last : own));
    lookForUndoing(row).catch(() => undefined);
  }

  async function lookForUndoing(row: WaitingRow) {
    const undoing = await findUndoing(row);
    setMade((last) => (last?.row === row ? { ...last, undoing } : last));
    return undoing;
  }

  const { held, hold, flush, drop } = useHeld<{ row: WaitingRow; action: ApprovalAction }>(
    ({ row, action }) => {
      make(row, action, null).catch((error) => {
        setMade((last) => (last?.row === row ? null : last));
        toasts.failure(error);
      });
    },
  );

  /** `approve` or `revise` on a row: at once, or after a dialog. */
  function act(row: WaitingRow, wanted: ApprovalAction['action'], template = false) {
    const chosen = chooseAction(row.actions, wanted);
    if (!chosen || sent.current.has(keyOfRow(row))) return;
    setFailure(null);
    if (chosen.asks) {
      setAsked({ row, action: chosen.action, template, undoing: null });
      return;
    }
    hold({ row, action: chosen.action });
    setMade({ row, intent: chosen.action.intent, held: true, undoing: undefined });
    onHeld(row);
  }

  async function takeBack(row: WaitingRow, undoing: Undoing, review: string | null) {
    const key = keyOfRow(row);
    if (sent.current.has(key)) return;
    sent.current.add(key);
    rows.begin(key);
    try {
      await decide.mutateAsync({ ...undoing.decision, review });
    } finally {
      sent.current.delete(key);
      rows.end(key);
    }
    setAsked((open) => (open?.undoing === undoing ? null : open));
    setMade((last) => (last?.row === row ? null : last));
  }

  /** Whether the decision of the dialog was taken. */
  async function confirm(review: string | null): Promise<boolean> {
    if (!asked) return false;
    setFailure(null);
    flush();
    const { row, action, undoing } = asked;
    return (undoing ? takeBack(row, undoing, review) : make(row, action, review)).then(
      () => true,
      (error) => {
        const refusal = tellRefusal(toasts, error);
        if (refusal === 'over') setAsked((open) => (open === asked ? null : open));
        else if (!refusal) setFailure(said(error));
        return false;
      },
    );
  }

  async function undoSent({ row, intent, undoing: known }: Made) {
    const undoing = known === undefined ? await lookForUndoing(row) : known;
    if (!undoing) {
      toasts.warning(t(intent === 'return' ? 'reviews.returnStays' : 'reviews.decisionStays'));
      return;
    }
    setFailure(null);
    setAsked((open) => open ?? { row, action: undoing.action, template: false, undoing });
  }

  function undo() {
    const dropped = made?.held ? drop() : null;
    if (dropped) {
      setMade(null);
      onDropped(dropped.row);
    } else if (made && !made.held) {
      undoSent(made).catch((error) => toasts.failure(error));
    }
  }

  return {
    act,
    confirm,
    undo,
    asked,
    made,
    held: held && keyOfRow(held.row),
    busy: rows.busy,
    failure,
    closeDialog: () => setAsked(null),
    closeMade: () => setMade(null),
  };
}
