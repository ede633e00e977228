import { type ApprovalAction, PROJECT_CALLS, stageEndpoints, type WaitingRow } from '@pv/contract';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useCall, useToasts } from '../../../platform/ServicesContext.tsx';
import { describeError } from '../../../platform/toasts/toasts.tsx';
import { type Decision, tellRefusal, useDecide } from '../../project/public.ts';
import { keyOfRow } from './row-key.ts';
import { useHeld } from './use-held.ts';
import { type Unsent, useUnsent } from './use-unsent.ts';

type Action = Pick<ApprovalAction, 'action' | 'intent' | 'missing' | 'warnings'>;

/** Decisions of a reviewer that need no word: they are made at once and can be taken back by the table. */
const AT_ONCE: ReadonlySet<ApprovalAction['intent']> = new Set(['approve', 'decline_request']);

/** What a key does on a row: decides at once, asks in a dialog, or nothing. */
export function chooseAction<A extends Action>(
  actions: readonly A[],
  wanted: ApprovalAction['action'],
): { action: A; asks: boolean } | null {
  const action = actions.find((one) => one.action === wanted);
  if (!action || action.missing.length > 0) return null;
  return { action, asks: !AT_ONCE.has(action.intent) };
}

/** What takes one's own decision back, where the table has it. */
export function undoingAction<A extends Pick<ApprovalAction, 'intent' | 'section'>>(
  actions: readonly A[],
  section: ApprovalAction['section'],
): A | null {
  const undoing = (one: A) => one.intent === 'recall' || one.intent === 'withdraw';
  return actions.find((one) => one.section === section && undoing(one)) ?? null;
}

/** The turn in which a row waits: another one begins with every move. */
const turnOf = ({ status, round, edition, move }: WaitingRow) =>
  [status, round, edition, move.since].join(' ');

/** Whether the section that was decided on, as `row`, waits again: what was said of it is true no more. */
export function isOver(row: WaitingRow, waiting: readonly WaitingRow[]): boolean {
  const again = waiting.find((one) => keyOfRow(one) === keyOfRow(row));
  return again !== undefined && turnOf(again) !== turnOf(row);
}

/** What takes a decision back: the button and the decision itself. */
interface Undoing {
  action: ApprovalAction;
  decision: Decision;
}

/** Asks the server what the table offers against one's own decision; null where it offers nothing. */
function useFindUndoing(): (row: WaitingRow) => Promise<Undoing | null> {
  const call = useCall();
  return async ({ project, stage, section }) => {
    if (section === 'project' || !stage) {
      const params = { id: project.id };
      const page = await call(PROJECT_CALLS[project.type].project.get, { params });
      const undoing = undoingAction(page.actions, section);
      if (!undoing) return null;
      const { status, edition } = page;
      const seen = { id: project.id, type: project.type, section, review: null, status, edition };
      return { action: undoing, decision: { ...seen, action: undoing.action } };
    }
    const now = await call(stageEndpoints.get, { params: { id: stage.id } });
    const undoing = undoingAction(now.actions, section);
    if (!undoing) return null;
    const status = section === 'result' ? (now.result_status ?? now.status) : now.status;
    const edition = section === 'plan' ? now.plan_edition : now.result_edition;
    const seen = { id: stage.id, type: project.type, section, review: null, status, edition };
    return { action: undoing, decision: { ...seen, action: undoing.action } };
  };
}

/** The last decision made here, and what takes it back; `held` was not sent yet. */
export interface Made {
  row: WaitingRow;
  intent: ApprovalAction['intent'];
  held: boolean;
  /** Null where the table lets nobody take it back; undefined while that is not known. */
  undoing: Undoing | null | undefined;
}

/** A decision that is asked about in the dialog. */
interface Asked {
  row: WaitingRow;
  action: ApprovalAction;
  /** The dialog begins at the templates. */
  template: boolean;
  /** The decision by which an earlier one is taken back. */
  undoing: Undoing | null;
}

/** The same decision on the row as it waits by now; null where it does not, or asks for something else. */
export function askedNow<A extends { row: WaitingRow; action: ApprovalAction }>(
  { row, action }: A,
  waiting: readonly WaitingRow[],
): Unsent | null {
  const now = waiting.find((one) => keyOfRow(one) === keyOfRow(row));
  const same = now?.actions.find(({ intent }) => intent === action.intent);
  return now && same ? { row: now, action: same } : null;
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
  const unsent = useUnsent();
  const current = asked && !asked.undoing ? askedNow(asked, waiting) : asked;
  const over = made !== null && !made.held && isOver(made.row, waiting);
  useEffect(() => {
    if (over) setMade(null);
  }, [over]);

  /** Gives whether it was taken; one that is on its way already is not sent twice. */
  async function make(row: WaitingRow, action: ApprovalAction, review: string | null) {
    const key = keyOfRow(row);
    if (sent.current.has(key)) return false;
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
    setAsked((open) => (open && keyOfRow(open.row) === key ? null : open));
    onDecided(row);
    // a later one may be held by now: its bar stays
    const own: Made = { row, intent: action.intent, held: false, undoing: undefined };
    setMade((last) => (last?.held && last.row !== row ? last : own));
    lookForUndoing(row).catch(() => undefined);
    return true;
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
    if (sent.current.has(key)) return false;
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
    return true;
  }

  /** Whether the decision of the dialog was taken. Remarks that could not be sent are kept to be led back to. */
  async function confirm(review: string | null): Promise<boolean> {
    if (!asked || !current) return false;
    setFailure(null);
    flush();
    const { row, action } = current;
    const { undoing } = asked;
    try {
      const taken = await (undoing ? takeBack(row, undoing, review) : make(row, action, review));
      if (taken) unsent.forget(row);
      return taken;
    } catch (error) {
      const refusal = tellRefusal(toasts, error);
      if (refusal === 'over') setAsked((open) => (open === asked ? null : open));
      else if (refusal !== 'open') setFailure(said(error));
      if (review !== null && !undoing) unsent.keep({ row, action });
      return false;
    }
  }

  const gone = asked !== null && current === null && !rows.busy.has(keyOfRow(asked.row));

  /** What was `typed` for a section that has moved on is led back to, as what the server has refused. */
  function closeDialog(typed: boolean) {
    if (asked && gone) {
      const { row, action } = asked;
      if (typed) unsent.keep({ row, action });
      else unsent.forget(row);
    }
    setAsked(null);
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
    /** What is asked about is not to be decided any more: another one has moved it on. */
    gone,
    closeDialog,
    /** Remarks that the server has not taken, but for those that stand in the dialog. */
    unsent: unsent.list.filter(({ row }) => !asked || keyOfRow(asked.row) !== keyOfRow(row)),
    forgetUnsent: unsent.forget,
    reopen({ row, action }: Unsent) {
      setFailure(null);
      setAsked({ row, action, template: false, undoing: null });
    },
    closeMade: () => setMade(null),
  };
}
