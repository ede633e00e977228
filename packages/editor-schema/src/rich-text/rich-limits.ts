/** Letters that a text holds, whether plain or with a form. */
export const TEXT_LIMIT = 50_000;

/** What a text with a form may consist of; more is refused as a whole. */
export const RICH_LIMITS = {
  /** Letters of its JSON. */
  json: 400_000,
  nodes: 20_000,
  /** Nodes within each other: lists in lists in a cell. */
  depth: 24,
  rows: 200,
  columns: 20,
  href: 2_000,
} as const;
