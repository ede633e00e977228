import type { ApprovalAction, WaitingRow } from '@pv/contract';
import { useState } from 'react';
import { useToasts } from '../../../app/ServicesContext.tsx';
import { describeError } from '../../../app/toasts/describe-error.ts';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useDecide } from '../../project/public.ts';
import { chooseAction } from './choose-action.ts';
import { keyOfRow } from './row-key.ts';
import { type Undoing, useFindUndoing } from './use-undoing.ts';

/** The last decision made here, and what takes it back. */
export interface Made {
  row: WaitingRow;
  intent: ApprovalAction['intent'];
  undoing: Undoing | null;
}

/** A decision that is asked about in the dialog. */
export interface Asked {
  row: WaitingRow;
  action: ApprovalAction;
  /** The dialog begins at the templates. */
  template: boolean;
}

/** Decisions on the rows of the board. `onDecided` is told once the server has taken one. */
export function useBoard(onDecided: (row: WaitingRow) => void) {
  const { t } = useTexts();
  const toasts = useToasts();
  const decide = useDecide({ wait: false });
  const findUndoing = useFindUndoing();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [made, setMade] = useState<Made | null>(null);
  const [busy, setBusy] = useState<string | null>(null);

  async function make(row: WaitingRow, action: ApprovalAction, review: string | null) {
    if (decide.isPending) return false;
    const { section, status, edition, project, stage } = row;
    const of = { id: stage?.id ?? project.id, type: project.type };
    setBusy(keyOfRow(row));
    try {
      await decide.mutateAsync({ ...of, section, action: action.action, review, status, edition });
    } finally {
      setBusy(null);
    }
    onDecided(row);
    setMade({ row, intent: action.intent, undoing: null });
    const undoing = await findUndoing(row).catch(() => null);
    setMade((last) => (last?.row === row ? { ...last, undoing } : last));
    return true;
  }

  /** `approve` or `revise` on a row: at once, or after a dialog. */
  function act(row: WaitingRow, wanted: ApprovalAction['action'], template = false) {
    const chosen = chooseAction(row.actions, wanted);
    if (!chosen) return;
    decide.reset();
    if (chosen.asks) setAsked({ row, action: chosen.action, template });
    else make(row, chosen.action, null).catch((error) => toasts.error(describeError(error, t)));
  }

  async function confirm(review: string | null): Promise<boolean> {
    if (!asked) return false;
    const done = await make(asked.row, asked.action, review).catch(() => false);
    if (done) setAsked(null);
    return done;
  }

  function undo() {
    if (!made?.undoing || decide.isPending) return;
    decide.mutateAsync(made.undoing.decision).then(
      () => setMade(null),
      (error) => toasts.error(describeError(error, t)),
    );
  }

  return {
    act,
    confirm,
    undo,
    asked,
    made,
    busy,
    pending: decide.isPending,
    failure: decide.error && asked ? describeError(decide.error, t) : null,
    closeDialog: () => setAsked(null),
  };
}
