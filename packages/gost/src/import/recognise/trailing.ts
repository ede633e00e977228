import { type NodeJson, nodeText } from '@pv/editor-schema';
import { buildBlocks } from '../build/build-blocks.ts';
import type { Block } from './block.ts';
import type { Recognition } from './recognition.ts';
import { draftSection, type SectionDraft } from './section-draft.ts';

/**
 * What stands after the list of sources without a heading, as sections of its own: one for each run
 * of blocks whose labels carry the same appendix letter, or none.
 */
export function splitTrailing(blocks: readonly Block[], recognition: Recognition): SectionDraft[] {
  const nodes = buildBlocks(blocks, recognition);
  const runs: { letter: string | null; content: NodeJson[] }[] = [];
  for (const [index, node] of nodes.entries()) {
    const letter = recognition.letters.get(node) ?? null;
    const run = runs.at(-1);
    const within = letter === null && run?.letter === nextLetterAfter(nodes, index, recognition);
    if (run && (run.letter === letter || within)) run.content.push(node);
    else runs.push({ letter, content: [node] });
  }
  return runs.map(({ letter, content }) =>
    draftSection(recognition.newId(), 'common', 'trailing', { letter, content }),
  );
}

/** The next letter that a label shows after a block: text between two figures of Б belongs to Б. */
function nextLetterAfter(
  nodes: readonly NodeJson[],
  index: number,
  { letters }: Recognition,
): string | null {
  for (const node of nodes.slice(index + 1)) {
    const letter = letters.get(node);
    if (letter !== undefined) return letter;
  }
  return null;
}

/** The beginning of a run's text, for showing what is asked about. */
export function excerptOf(nodes: readonly NodeJson[]): string {
  for (const node of nodes) {
    const text = nodeText(node).replace(/\s+/g, ' ').trim();
    if (text !== '') return text.length > 160 ? `${text.slice(0, 159)}…` : text;
  }
  return '';
}
