import type { Macro, Node } from '@unified-latex/unified-latex-types';
import { flowParagraph, flowText } from '../plain-flow.ts';
import { type FlowBlock, trimInlines } from '../read/flow.ts';
import { joinInlines } from './join-inlines.ts';
import type { ReadLine } from './read-inline.ts';

/** What a record's command holds beside its key, where the parser has given it the text too. */
const item = (macro: Macro): Node[] =>
  (macro.args ?? [])
    .filter(({ openMark, content }) => openMark === '' && content.length > 0)
    .flatMap(({ content }) => content);

/** The records of a list of sources, numbered as they are cited. */
export function readRecords(content: readonly Node[], read: ReadLine): FlowBlock[] {
  const blocks: FlowBlock[] = [];
  let number = 0;
  let record: Node[] = [];
  const put = () => {
    const inlines = trimInlines(joinInlines(read(record)));
    if (number > 0) blocks.push(flowParagraph([flowText(`${number}. `), ...inlines]));
    record = [];
  };
  for (const node of content) {
    if (node.type !== 'macro' || node.content !== 'bibitem') {
      record.push(node);
      continue;
    }
    put();
    number += 1;
    record = item(node);
  }
  put();
  return blocks;
}
