import { expect, it } from 'vitest';
import { createCompiler, pdfPages } from '../typst/index.ts';
import { type PrintedResume, printResume } from './resume.ts';

const compiler = createCompiler();

const words = (letters: number) => 'Робот доставляет посылки зимой. '.repeat(400).slice(0, letters);
const part = (title: string, ...lines: number[]) => ({
  title,
  lines: lines.map(words),
  people: [],
});
const person = { name: words(90), initials: 'ИИ', role: words(90) };
const named = (letters: number) => ({ label: 'Отрасль', value: words(letters) });

/** As much as the passport lets stand on a sheet. */
const full: PrintedResume = {
  language: 'ru',
  title: words(160),
  slogan: words(200),
  facts: [15, 2, 80, 10, 60].map(named),
  columns: [
    [
      part('Проблема', 450),
      part('Решение', 450),
      part('Продукт', 350, 300, 200),
      part('Спрос', 400),
      part('Конкуренты', 300, 300),
      part('Риски', 250),
    ],
    [
      part('Рынок', 60, 250),
      part('Модель', 350, 200, 80),
      part('Финансы', 25, 25, 25, 25, 25, 200),
      part('Запрос', 60, 40, 110, 110, 110, 110, 110),
      part('Вехи', 110, 110, 110, 110, 110),
      { title: 'Команда', lines: ['и ещё 3'], people: Array.from({ length: 6 }, () => person) },
    ],
  ],
  contacts: [200, 200, 140].map(named),
  foot: 'Данные команды проекта, обновлены 26 ноября 2026 г.',
};

it('is one page however much is told', () => {
  const endless = { ...full, columns: [[part('Всё', 30_000)], []] } as PrintedResume;
  const hostile = { ...full, title: '#panic() "$\\ ] <w:p> @label ₽ ,,' };
  for (const resume of [full, endless, hostile]) {
    expect(pdfPages(compiler, printResume(resume, compiler))).toEqual({ pages: 1 });
  }
});
