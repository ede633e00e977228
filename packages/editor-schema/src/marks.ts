import type { MarkSpec } from 'prosemirror-model';

/** The marks of running text, without DOM. */
export const MARKS = {
  link: { attrs: { href: {} }, inclusive: false },
  bold: {},
  italic: {},
  underline: {},
  subscript: { excludes: 'superscript' },
  superscript: { excludes: 'subscript' },
  code: { excludes: '_' },
} as const satisfies Record<string, MarkSpec>;

export type MarkName = keyof typeof MARKS;
