import { innerBlocks } from '../../model/block-text.ts';
import type { Block } from '../../model/document.ts';

/** A part of the document, as far as the numbers of captions depend on it. */
export type NumberedPart =
  | { kind: 'chapter'; number: string }
  | { kind: 'appendix'; letter: string }
  | { kind: 'other' };

/** What is counted by a field `SEQ`; the value is the word of the caption and the field's identifier. */
export const SEQUENCES = {
  figure: 'Рисунок',
  table: 'Таблица',
  listing: 'Листинг',
  formula: 'Формула',
} as const;

export type SequenceKind = keyof typeof SEQUENCES;

/** A piece of a caption's number: a field with the value to show until Word counts it, or plain text. */
export type NumberPiece =
  | { kind: 'text'; text: string }
  | { kind: 'field'; instruction: string; value: string };

/** Makes the numbers of captions live. Calls must come in printing order. */
export interface Sequences {
  /**
   * Fields that start the counts of a chapter anew; to be hidden in its heading. Word needs none, as
   * `SEQ \s 1` starts anew at each heading; LibreOffice does not know that switch.
   */
  startChapter(kinds: readonly SequenceKind[]): string[];
  /** The number of a caption, GOST 7.32-2017 clauses 6.5.4 to 6.5.6, 6.6.4, 6.8.3, 6.8.5. */
  number(kind: SequenceKind, number: string, part: NumberedPart): NumberPiece[];
}

export function createSequences(): Sequences {
  const counts = new Map<string, number>();

  /** A `SEQ` field; tells Word the number (`\r`) where Word's own count would differ. */
  function count(identifier: string, value: string, switches: string): NumberPiece {
    const expected = (counts.get(identifier) ?? 0) + 1;
    counts.set(identifier, Number(value));
    const reset = expected === Number(value) ? '' : ` \\r ${value}`;
    return {
      kind: 'field',
      instruction: ` SEQ ${identifier} \\* ARABIC${reset}${switches} `,
      value,
    };
  }

  return {
    startChapter: (kinds) =>
      kinds
        .map((kind) => SEQUENCES[kind])
        .filter((identifier) => (counts.get(identifier) ?? 0) > 0)
        .map((identifier) => {
          counts.set(identifier, 0);
          return ` SEQ ${identifier} \\h \\r 0 `;
        }),

    number(kind, number, part) {
      const identifier = SEQUENCES[kind];
      const [, prefix, value] = /^(?:(.+)\.)?(\d+)$/.exec(number) ?? [];
      if (value === undefined) return [{ kind: 'text', text: number }];
      if (prefix === undefined) return [count(identifier, value, '')];
      if (part.kind === 'chapter' && prefix === part.number) {
        const chapter: NumberPiece = {
          kind: 'field',
          instruction: ' STYLEREF 1 \\s ',
          value: prefix,
        };
        return [chapter, { kind: 'text', text: '.' }, count(identifier, value, ' \\s 1')];
      }
      return [
        { kind: 'text', text: `${prefix}.` },
        count(`${identifier}_${identifierPart(prefix)}`, value, ''),
      ];
    },
  };
}

/** The kinds of captions in `blocks`, inner ones too, that are numbered within that chapter. */
export function captionedKinds(blocks: readonly Block[], chapter: string): SequenceKind[] {
  const found = new Set<SequenceKind>();
  for (const block of blocks) {
    if (isCaptioned(block) && block.number?.startsWith(`${chapter}.`)) found.add(block.kind);
    for (const inner of innerBlocks(block)) {
      for (const kind of captionedKinds(inner, chapter)) found.add(kind);
    }
  }
  return [...found];
}

function isCaptioned(block: Block): block is Extract<Block, { kind: SequenceKind }> {
  return Object.hasOwn(SEQUENCES, block.kind);
}

/** Identifiers hold letters, digits and underscores. */
function identifierPart(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '_').slice(0, 20);
}
