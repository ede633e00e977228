import { type DocumentSnapshot, nodeText } from '@pv/editor-schema';
import { applyEdits } from '../edits/apply-edits.ts';
import { chooseCompatible } from '../edits/choose-compatible.ts';
import { findDetails } from '../find-details.ts';
import type { Finding } from '../finding.ts';
import type { RuleId } from '../registry.ts';

/** What one rule finds. */
export function found(rule: RuleId, document: DocumentSnapshot): Finding[] {
  return findDetails(document, {}, [rule]).map(({ finding }) => finding);
}

/** The document with everything mended that this rule can mend, to the end. */
export function mended(rule: RuleId, document: DocumentSnapshot): DocumentSnapshot {
  let current = document;
  for (let pass = 0; pass < 20; pass += 1) {
    const details = findDetails(current, {}, [rule]).filter(({ edits }) => edits.length > 0);
    if (details.length === 0) return current;
    const chosen = chooseCompatible(details, ({ edits }) => edits);
    current = applyEdits(
      current,
      chosen.flatMap(({ edits }) => edits),
    );
  }
  throw new Error(`${rule} never comes to an end`);
}

/** The text of every block of the first section, a line each. */
export function linesOf(document: DocumentSnapshot, section = 0): string[] {
  return (document.sections[section]?.content.content ?? []).map(nodeText);
}

/** The piece of text that a finding is about. */
export function marked(document: DocumentSnapshot, finding: Finding): string {
  const { place, subject } = finding;
  const section = document.sections.find(({ id }) => id === place.sectionId);
  const source = subject.kind === 'source' && document.sources.find(({ id }) => id === subject.id);
  const [from, to] = place.range ?? [0, undefined];
  if (source) return source.raw.slice(from, to);
  if (subject.kind === 'title') return section?.title.slice(from, to) ?? '';
  const block = place.path.reduce((node, index) => node?.content?.[index], section?.content);
  const flat = (block?.content ?? [])
    .map((node) => (node.type === 'text' ? (node.text ?? '') : '\uFFFC'))
    .join('');
  return flat.slice(from, to);
}
