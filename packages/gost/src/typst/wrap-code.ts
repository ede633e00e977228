const TAB = '    ';
/** A break after one of these is better than in the middle of a name, but not too far to the left. */
const BREAK_AFTER = /[\s,;()[\]{}.=+\-*/<>&|:]/;

/**
 * Code whose every line fits: tabs become spaces, a longer line goes on below, set in as deep as it
 * began and two characters more.
 * @param width characters that a line holds
 */
export function wrapCode(code: string, width: number): string {
  return code
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .flatMap((line) => wrapLine(line.replaceAll('\t', TAB), Math.max(width, 8)))
    .join('\n');
}

function wrapLine(line: string, width: number): string[] {
  const chars = [...line];
  if (chars.length <= width) return [line];
  const depth = Math.min(line.length - line.trimStart().length + 2, Math.floor(width / 2));
  const lines: string[] = [];
  let rest = chars;
  while (rest.length > width) {
    const end = breakPoint(rest, width);
    lines.push(rest.slice(0, end).join('').trimEnd());
    rest = [...' '.repeat(depth), ...rest.slice(end)];
  }
  return [...lines, rest.join('')];
}

function breakPoint(chars: readonly string[], width: number): number {
  for (let index = width; index > width * 0.6; index -= 1) {
    if (BREAK_AFTER.test(chars[index - 1] ?? '')) return index;
  }
  return width;
}
