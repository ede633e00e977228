import { Bookmark, type ParagraphChild, TextRun } from 'docx';
import type { Inline, Tracked } from '../../model/document.ts';
import { cleanLine } from '../clean-text.ts';
import { field } from '../fields.ts';
import { trackedRun } from '../inlines/revisions.ts';
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
 * bookmark for cross-references stands around the number alone. What is suggested about the whole object
 * is said of its word and number too; in a tracked change they are words, since a field cannot stand there.
 */
export function caption(
  { kind, id, number, caption }: Captioned,
  scope: Scope,
  tracked: Tracked | null = null,
): ParagraphChild[] {
  const { writer } = scope;
  const name = writeInlines(caption, writer);
  const typed = (text: string) => trackedRun({ text }, tracked ?? {}, writer);
  const dash = `\u00a0${writer.document.profile.values.captionDash} `;
  const printed = tracked ? [typed(cleanLine(number))] : captionNumber(kind, number, scope);
  return [
    typed(`${SEQUENCES[kind]}\u00a0`),
    ...bookmarked(id, printed, scope),
    ...(name.length > 0 ? [typed(dash), ...name] : []),
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
