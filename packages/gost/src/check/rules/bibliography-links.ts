import { replaceIn, unitHit } from '../hits.ts';
import type { Reading } from '../reading/read-document.ts';
import { perStretch } from '../reading/read-section.ts';
import { matchUnits, type TextUnit } from '../reading/text-unit.ts';
import { defineRule, type Hit } from '../rule.ts';
import { rewriteLocators } from './citations.ts';

const base = { standard: 'ГОСТ Р 7.0.5-2008', severity: 'must', fix: 'none' } as const;

const running = ({ units }: Pick<Reading, 'units'>): TextUnit[] =>
  units.filter(({ kind }) => kind === 'paragraph' || kind === 'footnote');
const footnotesIn = perStretch(({ units }) =>
  units.filter(({ kind, text }) => kind === 'footnote' && text.trim() !== ''),
);
const footnotes = ({ sections }: Reading): TextUnit[] => footnotesIn(sections).flat();

const whole = (unit: TextUnit): Hit<never> => unitHit(unit, [0, unit.text.length], {});

/** A quotation at second hand: «Цит. по:», with a colon. */
const secondary = defineRule({
  ...base,
  id: 'R05-4.12-secondary',
  clause: '4.12',
  fix: 'signs',
  values: [],
  *check(reading) {
    const pattern = /(?<!\p{L})[Цц]ит\.[ \u00A0]по(?=[ \u00A0])/gu;
    for (const { unit, from, to } of matchUnits(running(reading), pattern, 'ит.')) {
      yield unitHit(unit, [from, to], {}, [replaceIn(unit, to, to, ':')]);
    }
  },
});

/** A whole reference within a sentence stands in round brackets. */
const inText = defineRule({
  ...base,
  id: 'R05-5.2-intext',
  clause: '5.2',
  fix: 'signs',
  values: [],
  *check(reading) {
    const pattern = /\[[^[\]]{10,200} : [^[\]:]{2,80}, \d{4}\.[^[\]]{0,60}\]/gu;
    const paragraphs = running(reading).filter(({ kind }) => kind === 'paragraph');
    for (const { unit, from, to } of matchUnits(paragraphs, pattern, '[')) {
      yield unitHit(unit, [from, to], {}, [
        replaceIn(unit, from, from + 1, '('),
        replaceIn(unit, to - 1, to, ')'),
      ]);
    }
  },
});

/** A link to the list is its number in square brackets, no words about it. */
const wordedLink = defineRule({
  ...base,
  id: 'R05-7.4.1-link',
  clause: '7.4.1',
  values: ['typed'],
  *check(reading) {
    const pattern =
      /\((?:см\.[ \u00A0])?(?:источник|ист\.)[ \u00A0]?№?[ \u00A0]?\d{1,3}[^()]{0,20}\)/giu;
    for (const { unit, from, to, match } of matchUnits(running(reading), pattern, '(')) {
      yield unitHit(unit, [from, to], { typed: match[0] });
    }
  },
});

const NAME = '\\p{Lu}\\p{Ll}+(?:-\\p{Lu}\\p{Ll}+)?';
const AUTHOR_LINK = new RegExp(
  `\\[${NAME}(?:, ${NAME}){0,2}, (?:1[89]|20)\\d\\d(?:, с\\.[ \\u00A0]?\\d+(?:–\\d+)?)?\\]`,
  'gu',
);

const authorLinks = perStretch((stretch) => [...matchUnits(running(stretch), AUTHOR_LINK, '[')]);

/** Links by authors belong to a list without numbers; this one is numbered. */
const authorLink = defineRule({
  ...base,
  id: 'R05-7.5.1-author-link',
  clause: '7.5.1',
  values: ['typed'],
  *check(reading) {
    if (reading.snapshot.sources.length === 0) return;
    for (const { unit, from, to, match } of authorLinks(reading.sections).flat()) {
      yield unitHit(unit, [from, to], { typed: match[0] });
    }
  },
});

/** A long title in a link is cut by dots with a space before them. */
const longTitle = defineRule({
  ...base,
  id: 'R05-7.5.2-long-title',
  clause: '7.5.2',
  severity: 'should',
  fix: 'signs',
  values: [],
  *check(reading) {
    const pattern =
      /(?<=\[\p{Lu}[^[\]]{3,120}\p{L})(?:\.\.\.|…)(?=,? (?:1[89]|20)\d\d[^[\]]{0,30}\])/gu;
    for (const { unit, from, to } of matchUnits(running(reading), pattern, '[')) {
      yield unitHit(unit, [from, to], {}, [replaceIn(unit, from, to, ' ...')]);
    }
  },
});

const PART = '(?:т|ч|кн|вып)\\.[ \\u00A0]?\\d+';
const PAGES = 'с\\.[ \\u00A0]?\\d+(?:–\\d+)?';
const PAGE_FIRST = new RegExp(`^(${PAGES}),?[ \\u00A0](${PART})$`, 'u');
const NO_COMMA = new RegExp(`^(${PART})[ \\u00A0](${PAGES})$`, 'u');

/** «ч. 1, с. 17»: the volume before the page, a comma between them. */
const volumeForm = (locator: string): string =>
  locator.trim().replace(PAGE_FIRST, '$2, $1').replace(NO_COMMA, '$1, $2');

/** Of a work in volumes the link names the volume, then the page. */
const volume = defineRule({
  ...base,
  id: 'R05-7.5.3-volume',
  clause: '7.5.3',
  fix: 'signs',
  values: ['found', 'right'],
  *check({ citations }) {
    for (const citation of citations) {
      const wrong = citation.sources.find(
        ({ locator }) => locator && volumeForm(locator) !== locator.trim(),
      );
      if (!wrong?.locator) continue;
      const { unit, offset } = citation;
      const values = { found: wrong.locator, right: volumeForm(wrong.locator) };
      yield unitHit(unit, [offset, offset + 1], values, rewriteLocators(citation, volumeForm));
    }
  },
});

/** Several sources of one thought stand in one bracket. */
const several = defineRule({
  ...base,
  id: 'R05-7.5.4-several',
  clause: '7.5.4',
  values: [],
  *check({ citations }) {
    for (const [index, { unit, offset }] of citations.entries()) {
      const next = citations[index + 1];
      if (next?.unit !== unit) continue;
      if (/^[ \u00A0,;]*$/u.test(unit.text.slice(offset + 1, next.offset))) {
        yield unitHit(unit, [offset, next.offset + 1], {});
      }
    }
  },
});

const RECORD = /[^:]{2,} : [^:]{2,80}, \d{4}/u;

/** A source that was told in full before is told shortly again. */
const repeated = defineRule({
  ...base,
  id: 'R05-8.4-repeat',
  clause: '8.4',
  severity: 'should',
  values: [],
  *check(reading) {
    const seen = new Set<string>();
    for (const unit of footnotes(reading)) {
      const text = unit.text.trim();
      if (!RECORD.test(text)) continue;
      if (seen.has(text)) yield whole(unit);
      seen.add(text);
    }
  },
});

/** «Там же» speaks of the reference before; the first one has none. */
const ibid = defineRule({
  ...base,
  id: 'R05-8.10-ibid',
  clause: '8.10',
  values: [],
  *check(reading) {
    const [first, ...others] = footnotes(reading);
    if (first && /^(?:там же|ibid)(?!\p{L})/iu.test(first.text.trim())) yield whole(first);
    for (const unit of others) {
      if (/^(?:там же|ibid)(?!\p{L})/u.test(unit.text.trim())) yield whole(unit);
    }
  },
});

/** «Указ. соч.» follows the name of whoever has written it. */
const opcit = defineRule({
  ...base,
  id: 'R05-8.12-opcit',
  clause: '8.12',
  severity: 'should',
  values: [],
  *check(reading) {
    for (const unit of footnotes(reading)) {
      if (/^(?:указ\. соч|op\. cit)/iu.test(unit.text.trim())) yield whole(unit);
    }
  },
});

/** References within one footnote are parted by a semicolon between spaces. */
const complex = defineRule({
  ...base,
  id: 'R05-9.1-complex',
  clause: '9.1',
  fix: 'signs',
  values: [],
  *check(reading) {
    const pattern =
      /(?<=[сp]\.|\d{4}\.|[СP]\.[ \u00A0]\d{1,4}\.?);[ \u00A0]?(?=\p{Lu}\p{Ll}+,?[ \u00A0]\p{Lu}\.)/gu;
    for (const { unit, from, to } of matchUnits(footnotes(reading), pattern, ';')) {
      yield unitHit(unit, [from, to], {}, [replaceIn(unit, from, to, ' ; ')]);
    }
  },
});

/** Rules about references in the text and in footnotes. */
export const LINK_RULES = [
  secondary,
  inText,
  wordedLink,
  authorLink,
  longTitle,
  volume,
  several,
  repeated,
  ibid,
  opcit,
  complex,
] as const;
