import type { DocumentSnapshot, NodeJson, Suppressed } from '@pv/editor-schema';
import type { Finding } from './check-document.ts';

/** So many letters on either side tell a place from others of the same words. */
export const AROUND = 24;
export const WHOLE = 80;

/** What a node shows, one sign for every place that ranges count. */
export function cellsOf(node: NodeJson): string {
  if (node.type === 'text') return node.text ?? '';
  return node.content ? node.content.map(cellsOf).join('') : '\uFFFC';
}

/**
 * The words at the place of a finding. They stay the same when the place moves, and change when it is
 * written anew, so that what was set aside is looked at again.
 */
export function quoteOf(snapshot: DocumentSnapshot, finding: Finding): string {
  const text = textAt(snapshot, finding);
  const [from, to] = finding.place.range ?? [0, WHOLE - AROUND];
  const quote = text.slice(Math.max(0, from - AROUND), to + AROUND).replaceAll('\uFFFC', '…');
  return quote.trim() === '' ? Object.values(finding.values).join(' ') : quote.trim();
}

function textAt(snapshot: DocumentSnapshot, finding: Finding): string {
  const place = contentAt(snapshot, finding);
  return typeof place === 'string' ? place : cellsOf(place);
}

/** What stands at the place of a finding: a node of the document, or words that are none. */
export function contentAt(
  { sections, sources, settings }: DocumentSnapshot,
  { place, subject }: Finding,
): NodeJson | string {
  if (subject.kind === 'source') return sources.find(({ id }) => id === subject.id)?.raw ?? '';
  if (subject.kind === 'keywords') return settings.keywords.join(', ');
  const section = sections.find(({ id }) => id === place.sectionId);
  if (!section) return '';
  if (place.path.length === 0) return section.title;
  const node = place.path.reduce<NodeJson | undefined>(
    (at, index) => at?.content?.[index],
    section.content,
  );
  return node ?? '';
}

/** What sets a finding aside, undefined where nothing does. */
export function suppressionOf(
  snapshot: DocumentSnapshot,
  finding: Finding,
): Suppressed | undefined {
  const own = snapshot.settings.suppressed?.filter(({ rule }) => rule === finding.rule) ?? [];
  if (own.length === 0) return undefined;
  const quote = quoteOf(snapshot, finding);
  return own.find((one) => one.quote === null || one.quote === quote);
}
