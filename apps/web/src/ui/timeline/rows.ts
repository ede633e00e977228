import type { Term } from '@pv/contract';

/** What a chart has to know of a row. */
export interface ChartRow {
  id: string;
  /** 1 for a row of its own, 2 for a part of one, 3 for a part of that. */
  level: 1 | 2 | 3;
  /** The row that this is a part of. */
  under: string | null;
  term: Term;
  /** How many rows can be shown under it. */
  parts: number;
  folded: boolean;
}

/** A row waits for another one. */
export interface ChartLink {
  /** What has to be finished before. */
  from: string;
  /** What waits for it. */
  to: string;
  /** The days say otherwise: what waits begins before the end of what it waits for. */
  broken: boolean;
  /** It is a part of the critical path. */
  critical: boolean;
}
