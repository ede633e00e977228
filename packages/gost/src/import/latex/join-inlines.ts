import type { FlowInline } from '../read/flow.ts';
import { typeset } from './signs.ts';

/** Stands between signs that are not joined; no text has it. */
export const PARTED = '\uE000';

/** Neighbours that look the same become one, and signs of several are printed. */
export function joinInlines(inlines: readonly FlowInline[]): FlowInline[] {
  const made: FlowInline[] = [];
  for (const inline of inlines) {
    const last = made.at(-1);
    const same =
      last?.kind === 'text' &&
      inline.kind === 'text' &&
      JSON.stringify(last.format) === JSON.stringify(inline.format);
    if (same) last.text += inline.text;
    else made.push(inline.kind === 'text' ? { ...inline } : inline);
  }
  return made.map((inline) =>
    inline.kind === 'text' && !inline.format.mono
      ? {
          ...inline,
          text: typeset(inline.text)
            .replaceAll(PARTED, '')
            .replace(/[^\S\n\u00a0]+/g, ' '),
        }
      : inline,
  );
}
