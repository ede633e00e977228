import type { XmlElement } from '../ooxml/tree.ts';
import type { Revision } from './flow.ts';
import type { ReadLog } from './read-log.ts';

/** Who made a tracked change and when, ECMA-376 part 1, clause 17.13.4. */
function revisionOf(element: XmlElement, id: string): Revision {
  const { 'w:author': author = '', 'w:date': date = '' } = element.attributes;
  const moment = new Date(date);
  return { id, author, at: Number.isNaN(moment.getTime()) ? '' : moment.toISOString() };
}

type Kind = ReadLog['revisions'][number]['kind'];

/** The change of the row around, where the same person has done the same to it. */
function ofRow(element: XmlElement, kind: Kind, { row }: ReadLog): Revision | undefined {
  const around = kind === 'formatChange' ? undefined : row[kind];
  return around?.author === (element.attributes['w:author'] ?? '') ? around : undefined;
}

/**
 * Takes a tracked change into the log; its pieces are found by its id in the document later. Words that
 * came or went with their row are pieces of the change of the row.
 */
export function noteRevision(element: XmlElement, kind: Kind, log: ReadLog): Revision {
  const around = ofRow(element, kind, log);
  if (around) return around;
  const id = `w${log.revisions.length + 1}`;
  log.revisions.push({ id, kind, text: '' });
  if (kind === 'insertion') log.counts.insertions += 1;
  else if (kind === 'deletion') log.counts.deletions += 1;
  return revisionOf(element, id);
}

/** Adds deleted words to the revision that has deleted them. */
export function noteDeleted({ id }: Revision, text: string, log: ReadLog): void {
  const noted = log.revisions.find((revision) => revision.id === id);
  if (noted) noted.text += text;
}

/**
 * The tracked change of the mark at the end of a paragraph; it is counted with no words. Null where it came
 * or went with its row.
 */
export function markRevision(element: XmlElement, kind: Kind, log: ReadLog): Revision | null {
  if (ofRow(element, kind, log)) return null;
  log.marks += 1;
  return revisionOf(element, `m${log.marks}`);
}
