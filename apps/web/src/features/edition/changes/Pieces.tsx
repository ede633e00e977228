import type { Piece } from '@pv/contract';
import { createElement } from 'react';
import classes from './Changes.module.css';

const TAGS = { same: 'span', added: 'ins', removed: 'del' } as const;

/** Words of two editions in one line: what came is underlined, what went is struck through. */
export function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  let at = 0;
  return pieces.map(({ kind, text }) => {
    at += text.length;
    return createElement(TAGS[kind], { key: `${kind} ${at}`, className: classes[kind] }, text);
  });
}
