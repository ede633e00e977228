import type { NodeJson, SourceJson } from '@pv/editor-schema';
import type { Edit } from '../edits/edit.ts';
import { replaceIn, unitHit } from '../hits.ts';
import { perStretch } from '../reading/read-section.ts';
import type { LiveCitation } from '../reading/references.ts';
import { matchUnits } from '../reading/text-unit.ts';
import { defineRule } from '../rule.ts';
import { sourceHit } from './sources.ts';

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
      yield unitHit(unit, [offset, offset + 1], values, rewriteLocators(citation, pageForm));
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

/** The citation with its pages as `mend` writes them; undefined where it stands in a footnote. */
export function rewriteLocators(
  { unit, offset, sources }: LiveCitation,
  mend: (locator: string) => string,
): Edit[] | undefined {
  const { address } = unit;
  const span = unit.inlines.find(({ from }) => from === offset);
  if (address.kind !== 'text' || !span) return undefined;
  const mended = sources.map(({ id, locator }) => ({
    id,
    locator: locator === null ? null : mend(locator),
  }));
  const node: NodeJson = { ...span.node, attrs: { ...span.node.attrs, sources: mended } };
  return [{ kind: 'inline', at: address, from: offset, to: offset + 1, nodes: [node] }];
}

/** A citation of a record that is not in the list. */
export const citationMatch = defineRule({
  id: 'G32-6.9.1-match',
  clause: '6.9.1',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'none',
  values: [],
  *check({ citations, snapshot }) {
    const known = new Set(snapshot.sources.map(({ id }) => id));
    for (const { sources, unit, offset } of citations) {
      const whole = sources.length > 0 && sources.every(({ id }) => known.has(id));
      if (!whole) yield unitHit(unit, [offset, offset + 1], {});
    }
  },
});

/** The list holds what was used: every record is cited. */
export const sourceUncited = defineRule({
  id: 'G32-6.16-uncited',
  clause: '6.16',
  standard: 'ГОСТ 7.32-2017',
  severity: 'should',
  fix: 'none',
  values: ['source'],
  *check({ citations, snapshot }) {
    const cited = new Set(citations.flatMap(({ sources }) => sources.map(({ id }) => id)));
    for (const source of snapshot.sources) {
      if (!cited.has(source.id)) yield sourceHit(source, null, { source: shortName(source) });
    }
  },
});

/** The first words of a record, to know it by. */
function shortName({ raw, csl }: SourceJson): string {
  const text = raw.trim() || String(csl?.title ?? '');
  return text.length > 60 ? `${text.slice(0, 60).trimEnd()}…` : text;
}

const TYPED =
  /\[\d{1,3}(?:,[\s\u00A0]*с\.[\s\u00A0]*[\d–—-]+)?(?:[\s\u00A0]*[,;–—-][\s\u00A0]*\d{1,3}(?:,[\s\u00A0]*с\.[\s\u00A0]*[\d–—-]+)?)*\]/gu;

/** A typed «[3]» does not follow its source when the order of the list changes. */
export const typedCitation = defineRule({
  id: 'G32-6.9.1-brackets',
  clause: '6.9.1',
  standard: 'ГОСТ 7.32-2017',
  severity: 'practice',
  fix: 'none',
  values: ['typed'],
  *check({ sections, snapshot }) {
    if (snapshot.sources.length === 0) return;
    for (const { unit, from, to, match } of typedIn(sections).flat()) {
      yield unitHit(unit, [from, to], { typed: match[0] });
    }
  },
});

const typedIn = perStretch(({ units }) => {
  const running = units.filter(({ kind }) => kind === 'paragraph' || kind === 'footnote');
  return [...matchUnits(running, TYPED, '[')];
});
