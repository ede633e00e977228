import { Bookmark, type ParagraphChild, TextRun } from 'docx';
import type { Inline } from '../../model/document.ts';
import { cleanLine } from '../clean-text.ts';
import { field } from '../fields.ts';
import { writeInlines } from '../inlines/write-inlines.ts';
import { SEQUENCES, type SequenceKind } from '../numbering/sequences.ts';
import type { Scope } from '../writer.ts';

/** A numbered object with a caption. */
export interface Captioned {
  kind: Exclude<SequenceKind, 'formula'>;
  id: string;
  number: string;
  caption: Inline[];
}

/**
 * «Рисунок 1 — Имя», «Таблица А.1» (GOST 7.32-2017 clauses 6.5.7, 6.6.3). The name may be absent. The
 * bookmark for cross-references stands around the number alone.
 */
export function caption({ kind, id, number, caption }: Captioned, scope: Scope): ParagraphChild[] {
  const name = writeInlines(caption, scope.writer);
  return [
    new TextRun(`${SEQUENCES[kind]}\u00a0`),
    ...bookmarked(id, captionNumber(kind, number, scope), scope),
    ...(name.length > 0
      ? [new TextRun(`\u00a0${scope.writer.document.profile.values.captionDash} `), ...name]
      : []),
  ];
}

/** The number as fields that Word keeps up. */
export function captionNumber(kind: SequenceKind, number: string, scope: Scope): ParagraphChild[] {
  return scope.writer.sequences
    .number(kind, number, scope.part)
    .map((piece) =>
      piece.kind === 'text'
        ? new TextRun(cleanLine(piece.text))
        : field(piece.instruction, piece.value),
    );
}

/** `children` in the bookmark that cross-references to `id` point at. */
export function bookmarked(
  id: string,
  children: ParagraphChild[],
  { writer }: Pick<Scope, 'writer'>,
): ParagraphChild[] {
  const bookmark = writer.anchors.target(id);
  return bookmark === undefined ? children : [new Bookmark({ id: bookmark, children })];
}
