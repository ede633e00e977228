import type { NodeJson } from '@pv/editor-schema';
import type { Edit } from '../../edits/edit.ts';
import { replaceIn, unitHit } from '../../hits.ts';
import type { LiveCitation } from '../../reading/live-references.ts';
import { defineRule } from '../../rule.ts';

/** A citation with a page: «[10, с. 81]» — a small «с.», and a range with an en dash. */
export const citationPage = defineRule({
  id: 'R05-7.4.2-page',
  clause: '7.4.2',
  standard: 'ГОСТ Р 7.0.5-2008',
  severity: 'must',
  fix: 'words',
  values: ['found', 'right'],
  *check({ citations }) {
    for (const citation of citations) {
      const wrong = citation.sources.find(({ locator }) => locator && !isRight(locator));
      if (!wrong?.locator) continue;
      const { unit, offset } = citation;
      const values = { found: wrong.locator, right: pageForm(wrong.locator) };
      yield unitHit(unit, [offset, offset + 1], values, rewrite(citation));
    }
  },
});

/** A citation stands before the dot of the sentence that it belongs to. */
export const citationBeforeDot = defineRule({
  id: 'G32-6.9.1-before-dot',
  clause: '6.9.1',
  standard: 'ГОСТ 7.32-2017',
  severity: 'practice',
  fix: 'signs',
  values: [],
  *check({ citations }) {
    for (const { unit, offset } of citations) {
      const dot = /(?<=[\p{L}\d»)]{2})\.[\s\u00A0]*$/u.exec(unit.text.slice(0, offset));
      const after = unit.text.slice(offset + 1);
      if (!dot || !/^[\s\u00A0]*(?:$|[А-ЯЁA-Z])/u.test(after)) continue;
      if (SHORT_FORM.test(unit.text.slice(0, dot.index + 1))) continue;
      yield unitHit(unit, [dot.index, offset + 1], {}, [
        replaceIn(unit, dot.index, offset, '\u00A0'),
        replaceIn(unit, offset + 1, offset + 1, '.'),
      ]);
    }
  },
});

const SHORT_FORM = /(?:^|[\s(])(?:т\.[\s\u00A0]?[дпк]|др|пр|гг?|вв?|рис|табл)\.$/iu;

/** A space stands before a citation. */
export const citationSpace = defineRule({
  id: 'T-citation-space',
  clause: 'пробелы',
  standard: 'Русская типографика',
  severity: 'practice',
  fix: 'signs',
  values: [],
  *check({ citations }) {
    for (const { unit, offset } of citations) {
      if (!/[\p{L}\p{N}»)"]$/u.test(unit.prose.slice(0, offset))) continue;
      const edit = replaceIn(unit, offset, offset, '\u00A0');
      yield unitHit(unit, [offset, offset + 1], {}, [edit]);
    }
  },
});

const isRight = (locator: string): boolean =>
  pageForm(locator).replaceAll('\u00A0', ' ') === locator.replaceAll('\u00A0', ' ');

/** The locator as clause 7.4.2 writes it; what is not a page, such as «ч. 1», stays. */
function pageForm(locator: string): string {
  const page =
    /^(?:(?:с|С|стр|Стр|p|P)\.?)?[\s\u00A0]*(\d+)(?:[\s\u00A0]*[-–—][\s\u00A0]*(\d+))?\.?$/u.exec(
      locator.trim(),
    );
  if (!page || /^p/i.test(locator.trim())) return locator;
  const [, from = '', to] = page;
  return `с.\u00A0${to ? `${from}–${to}` : from}`;
}

function rewrite({ unit, offset, sources }: LiveCitation): Edit[] | undefined {
  const { address } = unit;
  const span = unit.inlines.find(({ from }) => from === offset);
  if (address.kind !== 'text' || !span) return undefined;
  const mended = sources.map(({ id, locator }) => ({
    id,
    locator: locator === null ? null : pageForm(locator),
  }));
  const node: NodeJson = { ...span.node, attrs: { ...span.node.attrs, sources: mended } };
  return [{ kind: 'inline', at: address, from: offset, to: offset + 1, nodes: [node] }];
}
