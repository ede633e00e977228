import { projectTypeSchema } from '@pv/contract';
import { describe, expect, it } from 'vitest';
import { FIRST_SEEDS } from './first-seeds.ts';

// the server answers any such path with a page for the browser to draw, so a wrong one is told here
it('the texts that come with the product lead to new projects only of kinds that there are', () => {
  const paths = [...JSON.stringify(FIRST_SEEDS).matchAll(/\/project-add[^"\\]*/g)].map(
    ([path]) => path,
  );
  const kinds = projectTypeSchema.options.map((type) => `/project-add/${type}`);
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((path) => !kinds.includes(path))).toEqual([]);
});

/** Words by which texts name a page of the product, and where that is. */
const NAMED: readonly (readonly [RegExp, string])[] = [
  [/«На мне»|“My move”/, '/reviews'],
  [/напишите нам|в поддержку|страниц\S+ поддержки|[Ww]rite to us and|support page/, '/support'],
  [/закрытые заметки|Закрытые заметки|closed notes/i, '/closed-notes'],
  [/странице входа|sign-in page/, '/sign-in'],
  [/Зарегистрируйтесь|Register /, '/sign-up'],
  [/[Пп]рофил(?:ь|е|я)(?!\S)|[Pp]rofile\b/, '/profile'],
  [/списке проектов|list of projects/, '/projects'],
  [/вида «Статья»|the kind “Article”/, '/project-add/article'],
  [/новая, .{0,80}оздайте стартап|is new, .{0,80}reate a startup/, '/project-add/startup'],
  [/политике обработки персональных|personal data policy/, '/gpdr'],
];

const TEXTS = FIRST_SEEDS.flatMap(({ key, content }) =>
  (['ru', 'en'] as const).flatMap((locale) => {
    const { body } = content[locale];
    return body.length > 0 ? [{ name: `${key} (${locale})`, body }] : [];
  }),
);

describe('a text that comes with the product', () => {
  it.each(TEXTS)('links the pages that it names: $name', ({ body }) => {
    const whole = body.map(({ text }) => text).join(' ');
    const lacks = NAMED.filter(([name, path]) => name.test(whole) && !whole.includes(`"${path}`));
    expect(lacks.map(([, path]) => path)).toEqual([]);
  });
});
