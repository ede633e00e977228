import { BuilderElement, DeletedTextRun, InsertedTextRun, type IRunOptions, TextRun } from 'docx';
import type { Inline, Tracked, TrackedBy } from '../../model/document.ts';
import type { Writer } from '../writer.ts';

/** The time of a change of which none is known: Word wants one. */
const LONG_AGO = '1970-01-01T00:00:00Z';

/** A tracked change as Word tells it, ISO/IEC 29500-1 clause 17.13.5; each has a number of its own. */
export function revision({ author, at }: TrackedBy, writer: Writer) {
  writer.revisions += 1;
  return { id: writer.revisions, author, date: at || LONG_AGO };
}

/** Words with what is suggested about them. What was inserted and is to go stands in both. */
export function trackedRun(options: IRunOptions, tracked: Tracked, writer: Writer): TextRun {
  const { insertion, deletion } = tracked;
  if (deletion) {
    const deleted = new DeletedTextRun({ ...options, ...revision(deletion, writer) });
    return insertion ? around('w:ins', [deleted], revision(insertion, writer)) : asRun(deleted);
  }
  if (insertion) return asRun(new InsertedTextRun({ ...options, ...revision(insertion, writer) }));
  return new TextRun(options);
}

type Change = ReturnType<typeof revision>;

/** The library's types know no element of ours among the runs; the file is the same. */
const asRun = (element: unknown) => element as TextRun;

function around(name: 'w:ins' | 'w:del', children: BuilderElement[] | unknown[], change: Change) {
  const element = new BuilderElement({
    name,
    attributes: {
      id: { key: 'w:id', value: change.id },
      author: { key: 'w:author', value: change.author },
      date: { key: 'w:date', value: change.date },
    },
    children: children as BuilderElement[],
  });
  return asRun(element);
}

/** Pieces that are no words, such as a formula or a footnote, with what is suggested about them. */
export function trackedPieces<T>(
  pieces: T[],
  { tracked }: Inline,
  writer: Writer,
): (T | TextRun)[] {
  if (!tracked) return pieces;
  const { insertion, deletion } = tracked;
  const deleted = deletion ? [around('w:del', pieces, revision(deletion, writer))] : pieces;
  return insertion ? [around('w:ins', deleted, revision(insertion, writer))] : deleted;
}
