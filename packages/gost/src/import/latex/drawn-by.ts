import { flowParagraph } from '../plain-flow.ts';
import type { FlowBlock } from '../read/flow.ts';

/** What a figure is drawn by, such as TikZ, is no picture here: its place is kept, and told. */
export function drawnBy(name: string, inside: readonly FlowBlock[]): FlowBlock[] {
  const shows = inside.some(
    (block) =>
      block.kind === 'paragraph' &&
      (block.whole || block.inlines.some(({ kind }) => kind === 'picture')),
  );
  if (shows || !name.includes('figure')) return [];
  const source = { kind: 'drawing', what: 'diagram' } as const;
  return [flowParagraph([{ kind: 'picture', picture: { source, width: 0, height: 0, alt: '' } }])];
}
