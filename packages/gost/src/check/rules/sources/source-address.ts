import { defineRule } from '../../rule.ts';
import { replaceInSource, sourceHit } from './source-hit.ts';
import { hasAddress, maskAddresses } from './source-matches.ts';

const base = { standard: 'ГОСТ Р 7.0.100-2018' } as const;

/** An address is followed by «(дата обращения: 01.02.2026)». */
export const sourceAccessDate = defineRule({
  ...base,
  id: 'B100-5.8.6.4-url',
  clause: '5.8.6.4',
  severity: 'must',
  fix: 'none',
  values: [],
  *check({ rawSources }) {
    for (const source of rawSources) {
      if (!hasAddress(source)) continue;
      if (/дата[ \u00A0]обращения[ \u00A0]*:[ \u00A0]*\d{2}\.\d{2}\.\d{4}/iu.test(source.raw))
        continue;
      yield sourceHit(source, null, {});
    }
  },
});

/** An address is introduced by «URL:». */
export const sourceUrlWord = defineRule({
  ...base,
  id: 'B100-5.8.6.4-url-word',
  clause: '5.8.6.4',
  severity: 'must',
  fix: 'words',
  values: [],
  *check({ rawSources }) {
    for (const source of rawSources) {
      const masked = maskAddresses(source.raw);
      const at = masked.indexOf('\uFFFC');
      const before = masked.slice(0, Math.max(at, 0));
      if (at < 0 || /(?:URL|доступа|DOI)[ \u00A0]*:?[ \u00A0]*$/iu.test(before)) continue;
      yield sourceHit(source, [at, at + 1], {}, [replaceInSource(source, at, at, 'URL: ')]);
    }
  },
});

/** The last area: «Текст : непосредственный» or «Текст : электронный». Its status is disputed: a recommendation. */
export const sourceContentType = defineRule({
  ...base,
  id: 'B100-5.10-content-type',
  clause: '5.10',
  severity: 'should',
  fix: 'none',
  values: [],
  *check({ rawSources }) {
    for (const source of rawSources) {
      if (source.raw.trim() === '' || KIND.test(source.raw)) continue;
      yield sourceHit(source, null, {});
    }
  },
});

const KIND =
  /(?:текст|изображение|видео|звук|музыка|карта|данные|программа|устная речь|text|image)[^.]{0,40}[ \u00A0]?:[ \u00A0]?(?:непосредственн|электронн|аудио|видео|direct|electronic|unmediated)/iu;

/** What has an address is «электронный». */
export const sourceContentMatch = defineRule({
  ...base,
  id: 'B100-5.10-match',
  clause: '5.10',
  severity: 'should',
  fix: 'none',
  values: [],
  *check({ rawSources }) {
    for (const source of rawSources) {
      const at = source.raw.search(/непосредственный/iu);
      if (at < 0 || !hasAddress(source)) continue;
      yield sourceHit(source, [at, at + 'непосредственный'.length], {});
    }
  },
});
