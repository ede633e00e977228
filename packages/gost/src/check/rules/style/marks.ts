import type { Edit } from '../../edits/edit.ts';
import { unitHit } from '../../hits.ts';
import type { Reading } from '../../reading/read-document.ts';
import type { InlineSpan } from '../../reading/text-unit.ts';
import { defineRule, type Hit } from '../../rule.ts';

/** Bold is for headings of sections and subsections only. */
export const boldText = defineRule({
  id: 'G32-6.1.1-bold',
  clause: '6.1.1',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'signs',
  values: [],
  check: (reading) => markedText(reading, 'bold'),
});

/** Underlined text is taken for a link; emphasis is italic. */
export const underlinedText = defineRule({
  id: 'V-underline',
  clause: 'оформление текста',
  standard: 'Практика ВКР',
  severity: 'practice',
  fix: 'signs',
  values: [],
  check: (reading) => markedText(reading, 'underline'),
});

/** One hit a text block: from the first marked piece to the last. */
function* markedText({ units }: Reading, mark: string): Generator<Hit<never>> {
  for (const unit of units) {
    const marked = unit.inlines.filter((span) => hasMark(span, mark));
    const [first] = marked;
    const last = marked.at(-1);
    const { address } = unit;
    if (!first || !last || address.kind !== 'text') continue;
    const edits = marked.map(
      ({ from, to }): Edit => ({ kind: 'unmark', at: address, from, to, mark }),
    );
    yield unitHit(unit, [first.from, last.to], {}, edits);
  }
}

const hasMark = ({ node }: InlineSpan, mark: string): boolean =>
  node.marks?.some(({ type }) => type === mark) === true;
