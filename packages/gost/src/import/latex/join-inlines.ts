import type { FlowInline } from '../read/flow.ts';
import { TILDE, typeset } from './signs.ts';

/** Stands between signs that are not joined; no text has it. */
export const PARTED = '\uE000';

const withoutMarks = (text: string): string => text.replaceAll(PARTED, '').replaceAll(TILDE, '~');

/** A text whose signs are printed as they are typed, such as an address. */
export const asTyped = (text: string): string =>
  text.replaceAll('~', TILDE).replace(/[-<>"'`,]/g, `$&${PARTED}`);

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
  return made.map((inline) => {
    if (inline.kind !== 'text') return inline;
    const { text, format } = inline;
    if (format.mono) return { ...inline, text: withoutMarks(text) };
    return { ...inline, text: withoutMarks(typeset(text)).replace(/[^\S\n\u00a0]+/g, ' ') };
  });
}
