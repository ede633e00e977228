import { type DocumentSnapshot, GENERATED_KINDS, type NodeJson, nodeText } from '@pv/editor-schema';

const ATOMS: ReadonlySet<string> = new Set([
  'figure',
  'partedFigure',
  'formula',
  'tableBlock',
  'listing',
]);

function holdsSomething(node: NodeJson): boolean {
  if (ATOMS.has(node.type) || nodeText(node).trim() !== '') return true;
  return (node.content ?? []).some(holdsSomething);
}

/** Whether nothing was written yet: sections may stand there, but without a word in them. */
export function isEmptyDocument(snapshot: DocumentSnapshot): boolean {
  const written = snapshot.sections.filter((section) => !GENERATED_KINDS.has(section.kind));
  return snapshot.sources.length === 0 && !written.some(({ content }) => holdsSomething(content));
}
