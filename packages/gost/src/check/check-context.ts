/** What the checker is told besides the document itself. */
export interface CheckContext {
  /** Ids of rules that the writer or the university has switched off. */
  off?: readonly string[];
  /** What the work is called where a standard phrase names it. */
  work?: 'thesis' | 'report';
  /** What the title page calls it, which no section holds. */
  title?: string;
}
