import type { XmlElement } from '../ooxml/tree.ts';
import type { Revision } from './flow.ts';
import type { ReadLog } from './read-log.ts';

/** Who made a tracked change and when, ECMA-376 part 1, clause 17.13.4. */
function revisionOf(element: XmlElement, id: string): Revision {
  const { 'w:author': author = '', 'w:date': date = '' } = element.attributes;
  const moment = new Date(date);
  return { id, author, at: Number.isNaN(moment.getTime()) ? '' : moment.toISOString() };
}

/** Takes a tracked change into the log; its pieces are found by its id in the document later. */
export function noteRevision(
  element: XmlElement,
  kind: ReadLog['revisions'][number]['kind'],
  log: ReadLog,
): Revision {
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

/** The tracked change of the mark at the end of a paragraph; it is counted with no words. */
export function markRevision(element: XmlElement, log: ReadLog): Revision {
  log.marks += 1;
  return revisionOf(element, `m${log.marks}`);
}
