import type { FundingHistory, FundingRecordBody } from '@pv/contract';

/** A part of a record as its form has it. */
export type RecordPart = keyof FundingRecordBody;

const PARTS = [
  ...(['name', 'operator', 'who', 'conditions', 'amount', 'form', 'windows', 'criteria'] as const),
  ...(['url', 'source', 'checked_at', 'template', 'trust'] as const),
] satisfies RecordPart[];

/** One state of a record in its history, and what it changed. */
export type RecordChange = FundingHistory['history'][number] & {
  /** What stood before and stands since; null where one of them is not known or is none. */
  states: { before: FundingRecordBody; after: FundingRecordBody } | null;
  parts: RecordPart[];
};

function changedParts(before: FundingRecordBody, after: FundingRecordBody): RecordPart[] {
  return PARTS.filter((part) => JSON.stringify(before[part]) !== JSON.stringify(after[part]));
}

/** The history of a record, each change over what stood before it. */
export function changesOf({ history, shipped }: FundingHistory): RecordChange[] {
  return history.map((change, at) => {
    const { record, version } = change;
    const earlier = history[at + 1];
    // the history may not reach back to the first change
    const before = earlier ? (earlier.record ?? shipped) : version === 1 ? shipped : null;
    const after = record ?? shipped;
    if (!before || !after) return { ...change, states: null, parts: [] };
    return { ...change, states: { before, after }, parts: changedParts(before, after) };
  });
}
