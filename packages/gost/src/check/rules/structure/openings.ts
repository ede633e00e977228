import type { SectionKind } from '@pv/editor-schema';
import { replaceBlocks, sectionHit } from '../../hits.ts';
import { isEmptyText } from '../../reading/block.ts';
import type { Reading } from '../../reading/read-document.ts';
import { defineRule, type Hit } from '../../rule.ts';

const TERMS = /^в настоящ(?:ем|ей)\s.*примен(?:яют|яются|ены|ялись)\s.*(?:термин|определени)/iu;
const ABBREVIATIONS =
  /^в настоящ(?:ем|ей)\s.*примен(?:яют|яются|ены|ялись)\s.*(?:сокращени|обозначени)/iu;

/** The list of terms opens with the fixed phrase. */
export const termsOpening = defineRule({
  id: 'G32-5.5.2-terms-opening',
  clause: '5.5.2',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'words',
  values: ['phrase'],
  check: (reading) =>
    opening(reading, 'terms', TERMS, 'следующие термины с соответствующими определениями'),
});

/** The list of abbreviations opens with the fixed phrase. */
export const abbreviationsOpening = defineRule({
  id: 'G32-5.6.1-abbr-opening',
  clause: '5.6.1',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'words',
  values: ['phrase'],
  check: (reading) =>
    opening(reading, 'abbreviations', ABBREVIATIONS, 'следующие сокращения и обозначения'),
});

function* opening(
  { sections, context }: Reading,
  kind: SectionKind,
  pattern: RegExp,
  what: string,
): Generator<Hit<'phrase'>> {
  const where = context.work === 'report' ? 'настоящем отчете о НИР' : 'настоящей работе';
  const phrase = `В ${where} применяют ${what}`;
  for (const { section, top } of sections) {
    if (section.kind !== kind) continue;
    const written = top.filter((block) => !isEmptyText(block));
    const [first] = written;
    if (!first || pattern.test(first.unit?.text.trim() ?? '')) continue;
    const paragraph = { type: 'paragraph', content: [{ type: 'text', text: `${phrase}:` }] };
    yield sectionHit(section, { phrase }, [replaceBlocks(first, 0, [paragraph])]);
  }
}
