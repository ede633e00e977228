import { checkContent } from '@pv/editor-schema';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { importMessy } from '../../test/messy-docx/import-messy.ts';
import { zipDocx } from '../../test/messy-docx/package.ts';
import {
  field,
  h,
  math,
  mathRun,
  p,
  picture,
  r,
  row,
  table,
} from '../../test/messy-docx/pieces.ts';
import { accountWords } from './account-words.ts';
import { applyAnswers } from './apply-answers.ts';
import { ImportError } from './errors.ts';
import { importDocx } from './import-docx.ts';

const pick = <T>(...values: T[]) => fc.constantFrom(...values);

/** Beginnings and names that some rule or other looks for. */
const opening = pick(
  '',
  '1 ',
  '1.1 ',
  '2. ',
  'Глава 1. ',
  'Рис. 1 – ',
  'Таблица 1 ',
  'Листинг 2. ',
  '- ',
  'а) ',
  '3) ',
  '[1] ',
  'ПРИЛОЖЕНИЕ А ',
  'Продолжение таблицы 1',
  'Рис. 1 – Рис. А.1 — ',
);
const name = pick(
  'Введение',
  'ЗАКЛЮЧЕНИЕ',
  'Содержание',
  'Список литературы',
  'Приложение Б',
  'РЕФЕРАТ',
  'Ключевые слова: раз, два, три',
  'Термины и определения',
  'ПРИЛОЖЕНИЯ',
  'Кафедра университета',
  'где x — ток:',
);
const tail = pick(
  'см. рис. 1 и [1, с. 5]',
  'в таблице 1, формула (2)',
  'слово за словом;',
  'Схема',
  'приложение А',
  'Обзор методов',
  'Иванов И. И. Книга, 2020.',
  '',
  'текст\t12',
  'a\nb',
);
const words = fc.oneof(
  name,
  fc.tuple(opening, tail).map((pair) => pair.join('')),
);

const look = fc.record(
  {
    bold: fc.boolean(),
    align: pick('left' as const, 'center' as const, 'right' as const),
    font: pick('Arial', 'Courier New'),
    size: pick(12, 18),
    newPage: fc.boolean(),
    pStyle: pick('Heading1', 'Heading2', 'Heading3', 'Caption', 'Code', 'TOC1', 'a'),
    list: fc.tuple(pick(1, 2, 3, 4, 6, 7), pick(0, 1)),
    left: pick(0, 400),
  },
  { requiredKeys: [] },
);
const paragraph = fc.tuple(words, look).map(([text, how]) => p(text, how));
const other = pick(
  p(picture('img1')),
  p(picture('img2', { height: 10 }) + r('рядом')),
  p(math(mathRun('x=y')) + r('\t(2)')),
  p(r('Рисунок ') + field(' SEQ Рисунок ', '3') + r(' – Поле')),
  p(
    `<w:ins w:id="1">${r('вставка')}</w:ins><w:del w:id="2"><w:r><w:delText>удалено</w:delText></w:r></w:del>`,
  ),
  p(r('скрытое слово', { hidden: true })),
  p('\f'),
  h(1, 'Список использованных источников'),
  h(1, 'Введение'),
);
const grid = fc
  .array(fc.array(fc.oneof(words, paragraph), { minLength: 1, maxLength: 3 }), {
    minLength: 1,
    maxLength: 3,
  })
  .map((rows) =>
    table(
      ...rows.map((cells) =>
        row(cells.map((one) => (one.startsWith('<') ? `<w:tc>${one}</w:tc>` : one))),
      ),
    ),
  );
const body = fc.array(fc.oneof({ weight: 6, arbitrary: paragraph }, other, grid), {
  maxLength: 25,
});

test('whatever stands next to whatever, no word is lost and the schema holds', async () => {
  await fc.assert(
    fc.asyncProperty(body, async (blocks) => {
      const { result, bytes } = await importMessy(blocks);
      for (const question of result.report.questions) {
        for (const option of question.options) {
          const answered = applyAnswers(result, { [question.id]: option.value });
          for (const section of answered.snapshot.sections) checkContent(section.content);
          expect(await accountWords(bytes, answered)).toEqual([]);
        }
      }
    }),
    { numRuns: 100 },
  );
});

test('a file with spoiled bytes is taken or refused by a known code, and nothing else happens', async () => {
  const whole = await zipDocx({ body: [h(1, 'Глава'), p('Текст.'), table(row(['а', 'б']))] });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 6 }),
      fc.nat(whole.length),
      async (spoils, cut) => {
        const bytes = whole.slice(0, spoils.length % 2 === 0 ? cut : whole.length);
        for (const [at, value] of spoils) if (at < bytes.length) bytes[at] = value;
        const outcome = await importDocx(bytes).catch((error: unknown) => error);
        if (outcome instanceof Error) expect(outcome).toBeInstanceOf(ImportError);
      },
    ),
    { numRuns: 150 },
  );
});
