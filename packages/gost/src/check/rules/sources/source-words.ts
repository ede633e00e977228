import { defineRule } from '../../rule.ts';
import { replaceInSources } from './source-matches.ts';

const base = { standard: 'ГОСТ Р 7.0.100-2018', fix: 'words', values: ['found', 'right'] } as const;

/** «[Текст]» and «[Электронный ресурс]» after the title were left with GOST 7.1-2003. */
export const sourceMaterial = defineRule({
  ...base,
  id: 'B100-5.2-no-GMD',
  clause: '5.2',
  severity: 'must',
  check: (reading) =>
    replaceInSources(
      reading,
      /[ \u00A0]?\[(?:Текст|Электронный[ \u00A0]ресурс|Электрон(?:\.|ный)[ \u00A0]ресурс|Electronic resource|Text)\](?=(.?))/giu,
      () => '',
    ),
});

/** «Режим доступа:» is for limits of access; an address stands after «URL:». */
export const sourceAccess = defineRule({
  ...base,
  id: 'B100-5.8-access-mode',
  clause: '5.8',
  severity: 'should',
  check: (reading) =>
    replaceInSources(
      reading,
      /Режим[ \u00A0]доступа[ \u00A0]*:[ \u00A0]*(?:(?:URL|www)[ \u00A0]*:?[ \u00A0]*)?(?=\uFFFC)/giu,
      () => 'URL: ',
    ),
});

/** Pages are counted in «с.», not «стр.». */
export const sourceExtent = defineRule({
  ...base,
  id: 'B100-5.6-extent',
  clause: '5.6',
  severity: 'must',
  check: (reading) =>
    replaceInSources(
      reading,
      /(?<!\d)\d+[ \u00A0]?(?:стр(?:аниц[аы]?)?(?!\p{L})\.?|(?<=\d)с\.)|(?<=[ \u00A0])[Сс]тр\.?(?=[ \u00A0]?\d)/gu,
      ({ 0: found }) => {
        const count = /^\d+/.exec(found)?.[0];
        return count === undefined ? 'С.' : `${count} с.`;
      },
    ),
});

/** «DOI 10.1000/182»: no colon. */
export const sourceDoi = defineRule({
  ...base,
  id: 'B100-doi',
  clause: 'идентификатор',
  severity: 'should',
  fix: 'case',
  check: (reading) =>
    replaceInSources(reading, /(?<!\p{L})doi[ \u00A0]*:[ \u00A0]*(?=10\.)/giu, () => 'DOI '),
});
