import {
  type ApprovalAction,
  approvalActionSchema,
  type WaitingRow,
  waitingRowSchema,
} from '@pv/contract';
import { useState } from 'react';
import { useTabDrafts } from '../../../platform/drafts.ts';
import { keyOfRow } from './row-key.ts';

/** A decision whose remarks the server has not taken; what was typed is kept as the draft of its dialog. */
export interface Unsent {
  row: WaitingRow;
  action: ApprovalAction;
}

/** What was kept, as far as it can still be read. */
export function parseUnsent(kept: string | null): Unsent[] {
  try {
    const stored: unknown = JSON.parse(kept ?? '[]');
    return (Array.isArray(stored) ? stored : []).flatMap((one) => {
      const row = waitingRowSchema.safeParse(one?.row);
      const action = approvalActionSchema.safeParse(one?.action);
      return row.success && action.success ? [{ row: row.data, action: action.data }] : [];
    });
  } catch {
    return [];
  }
}

/** The decisions whose remarks could not be sent, kept until the tab is closed, one a section. */
export function useUnsent() {
  const draft = useTabDrafts()('review unsent');
  const [list, setList] = useState(() => parseUnsent(draft.read()));
  const others = (row: WaitingRow) => (one: Unsent) => keyOfRow(one.row) !== keyOfRow(row);
  function change(next: Unsent[]) {
    setList(next);
    if (next.length > 0) draft.keep(JSON.stringify(next));
    else draft.drop();
  }
  return {
    list,
    keep: (unsent: Unsent) =>
      change([...parseUnsent(draft.read()).filter(others(unsent.row)), unsent]),
    forget: (row: WaitingRow) => change(parseUnsent(draft.read()).filter(others(row))),
  };
}
