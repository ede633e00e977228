import { describe, expect, it } from 'vitest';
import type { RuleId } from '../registry.ts';
import { textOf } from '../testing/documents.ts';
import { found, linesOf, mended } from '../testing/judge.ts';

const nb = '\u00A0';

const MENDED: readonly [rule: RuleId, before: string, after: string][] = [
  [
    'U8-8.3-space',
    'масса 10кг, рост 80%, жара 25°C',
    `масса 10${nb}кг, рост 80${nb}%, жара 25${nb}°C`,
  ],
  ['U8-8.3-space', 'диск 3,5ГБ', `диск 3,5${nb}ГБ`],
  ['U8-8.2-roman', 'взяли 10 кг. воды и 5 км. пути', 'взяли 10 кг воды и 5 км пути'],
  ['U8-8.11-no-mix', '80 км/час и 5 м/сек', '80 км/ч и 5 м/с'],
  ['U8-8.8-product', 'расход 5 кВт*ч, 6 кВтч, 7 кВт-ч', 'расход 5 кВт·ч, 6 кВт·ч, 7 кВт·ч'],
  ['U8-8.13-range', 'от 10 до 20 %', `от 10${nb}% до 20 %`],
  ['U8-8.13-range', 'от −5 до 30 °C', `от −5${nb}°C до 30 °C`],
  ['U8-8.3-nobreak', '10 кг', `10${nb}кг`],
];

const SILENT: readonly [rule: RuleId, right: string][] = [
  ['U8-8.3-space', `10${nb}кг, 5 %, код А10кг, 2-й, 10-го, 5с, IPv6, mp3`],
  ['U8-8.2-roman', 'масса 10 кг. Далее взяли 5 км, всего 3 мин.'],
  ['U8-8.11-no-mix', '80 км/ч, 5 м/с, и/или, час/день'],
  ['U8-8.8-product', 'расход 5 кВт·ч в час, 10 Вт через час'],
  ['U8-8.13-range', 'от 10 % до 20 %, от 1 до 5 мм'],
  ['U8-8.3-nobreak', `10${nb}кг и 5 слов`],
];

describe('units', () => {
  it.each(MENDED)('%s mends «%s» into «%s»', (rule, before, after) => {
    expect(found(rule, textOf(before)).length).toBeGreaterThan(0);
    expect(linesOf(mended(rule, textOf(before)))).toEqual([after]);
  });

  it.each(SILENT)('%s has nothing against «%s»', (rule, right) => {
    expect(found(rule, textOf(right))).toEqual([]);
  });

  it('names the number and the unit that are glued', () => {
    expect(found('U8-8.3-space', textOf('всего 10кг'))).toMatchObject([
      { values: { number: '10', unit: 'кг' }, clause: '8.3', place: { range: [6, 10] } },
    ]);
  });
});
