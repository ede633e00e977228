import type { Piece } from '@pv/contract';
import { diffArrays } from 'diff';

/** Words, spaces and single signs. The differ's own notion of a word knows no Cyrillic. */
const TOKEN = /[\p{L}\p{M}\p{N}_]+|\s+|[^\p{L}\p{M}\p{N}_\s]/gu;
/** Beyond so many changed words nobody reads word by word. */
const MOST_CHANGES = 1500;
/** Texts that share less than this part of their letters are shown one after the other. */
const LEAST_SHARED = 0.25;

const tokensOf = (text: string): string[] => text.match(TOKEN) ?? [];

/** Adds a run to the pieces, joining it to an equal neighbour. */
function push(pieces: Piece[], kind: Piece['kind'], text: string): void {
  if (text === '') return;
  const last = pieces.at(-1);
  if (last?.kind === kind) last.text += text;
  else pieces.push({ kind, text });
}

/** Both texts whole, the older one first. */
export function replaced(before: string, after: string): Piece[] {
  const pieces: Piece[] = [];
  push(pieces, 'removed', before);
  push(pieces, 'added', after);
  return pieces;
}

type Run = Pick<ReturnType<typeof diffArrays<string>>[number], 'value' | 'added' | 'removed'>;

/** Puts what went before what came, and takes a lone space between two changes for a part of both. */
function tidy(runs: readonly Run[]): Piece[] {
  const pieces: Piece[] = [];
  let [removed, added] = ['', ''];
  const flush = () => {
    push(pieces, 'removed', removed);
    push(pieces, 'added', added);
    [removed, added] = ['', ''];
  };
  runs.forEach((run, at) => {
    const text = run.value.join('');
    if (run.removed) removed += text;
    else if (run.added) added += text;
    else if (text.trim() === '' && removed + added !== '' && at < runs.length - 1) {
      removed += text;
      added += text;
    } else {
      flush();
      push(pieces, 'same', text);
    }
  });
  flush();
  return pieces;
}

function sharedPart(pieces: readonly Piece[], longest: number): number {
  const same = pieces.filter(({ kind }) => kind === 'same');
  return same.reduce((sum, { text }) => sum + text.trim().length, 0) / Math.max(1, longest);
}

/**
 * How one text became another, word by word. What is `same` and `removed` joins to the older text,
 * what is `same` and `added` to the newer one.
 */
export function compareWords(before: string, after: string): Piece[] {
  if (before === after) return after === '' ? [] : [{ kind: 'same', text: after }];
  const runs = diffArrays(tokensOf(before), tokensOf(after), { maxEditLength: MOST_CHANGES });
  if (!runs) return replaced(before, after);
  const pieces = tidy(runs);
  const longest = Math.max(before.length, after.length);
  return sharedPart(pieces, longest) < LEAST_SHARED ? replaced(before, after) : pieces;
}
