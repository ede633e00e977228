/** A text that takes more than this is folded at first. */
const LINES = 6;
const LETTERS = 480;
/** Letters that a line of the page holds, about. */
const LINE = 80;

/** Whether a text is so long that only its beginning is shown until it is asked for. */
export function isLong(text: string): boolean {
  const lines = text.split('\n').reduce((sum, line) => sum + Math.max(1, line.length / LINE), 0);
  return text.length > LETTERS || lines > LINES;
}
