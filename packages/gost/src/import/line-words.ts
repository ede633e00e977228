import type { NodeJson } from '@pv/editor-schema';

const deletionOf = ({ marks }: NodeJson) =>
  marks?.find(({ type }) => type === 'deletion')?.attrs?.id;

/** The words of a line, and apart from them what was deleted of it, each deletion for itself. */
export function lineWords(node: NodeJson): string[] {
  const line: string[] = [];
  const deleted = new Map<unknown, string>();
  for (const child of node.content ?? []) {
    const id = deletionOf(child);
    if (id === undefined) line.push(child.type === 'text' ? (child.text ?? '') : ' ');
    else deleted.set(id, (deleted.get(id) ?? '') + (child.text ?? ''));
  }
  return [line.join(''), ...deleted.values()];
}
