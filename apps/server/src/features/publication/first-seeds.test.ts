import { readdirSync } from 'node:fs';
import {
  type ArticleText,
  BLOCK_STAGES,
  blockTypeId,
  GUIDE_TYPES,
  isGuideType,
  projectTypeSchema,
  type Segment,
  slugOf,
} from '@pv/contract';
import { richOf, richWords } from '@pv/editor-schema/rich-text';
import { describe, expect, it } from 'vitest';
import { CONTENT, FIRST_SEEDS } from './first-seeds.ts';
import { contentOfFirst } from './first-texts.ts';

it('every text of the content folder is there in both languages and is read', () => {
  const files = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.md'),
  );
  const names = (language: string) =>
    files.filter((file) => file.endsWith(language)).map((file) => file.slice(0, -language.length));
  expect(names('.en.md').toSorted()).toEqual(names('.ru.md').toSorted());
  const read = FIRST_SEEDS.filter(({ content }) => content.ru.body.length > 0);
  expect(read.length).toBe(names('.ru.md').length);
  expect(files.length).toBe(2 * read.length);
});

it.each(FIRST_SEEDS.map(({ key, content }) => ({ key, ...content })))(
  '$key says the same in both languages',
  ({ ru, en }) => {
    const forms = ({ body }: ArticleText) =>
      body.map(({ text }) => richOf(text).content.map(({ type }) => type));
    expect(forms(en)).toEqual(forms(ru));
    for (const { title, summary } of [ru, en]) expect([title, summary]).not.toContain('');
    expect(JSON.stringify(ru)).toMatch(/[а-яё]/);
  },
);

describe('the Markdown of a text', () => {
  const read = (text: string) => contentOfFirst(`# A\n\n> B\n\n${text}`, '# A\n\n> B').ru.body;

  it('has paragraphs, lists and links to pages of the site', () => {
    const [first, second] = read('One\nline&nbsp;here.\n\n## Head\n\n- a\n- [b](/b)');
    expect([first?.id, first?.heading, second?.id, second?.heading]).toEqual([
      'p1',
      '',
      'head',
      'Head',
    ]);
    expect(richOf(first?.text ?? '').content).toEqual([
      { type: 'paragraph', content: [{ type: 'text', text: 'One line\u00a0here.' }] },
    ]);
    expect(second?.text).toContain('"href":"/b"');
  });

  it.each([
    '### Deeper',
    'a **bold** word',
    '1. first',
    '[b](https://b.ru)',
    '| a |',
    'a &mdash; b',
  ])('has nothing else, such as %s', (text) => {
    expect(() => read(text)).toThrow('no such form here');
  });

  it('begins with a title and a summary', () => {
    expect(() => contentOfFirst('# A\n\nB', '# A\n\n> B')).toThrow('begins with');
  });
});

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

/** The tools that the page of each group of people leads to. */
const TOOLS: Readonly<Record<Segment['slug'], readonly string[]>> = {
  students: ['/editor', '/investment-navigator', '/opportunities'],
  'scientific-supervisors': ['/reviews', '/overview'],
  departments: ['/control-events', '/overview'],
  'r-and-d-customers': ['/opportunities/new?kind=rd_order', '/opportunities'],
  'aspiring-entrepreneurs': ['/project-add/startup', '/investment-navigator', '/investor-resume'],
  'business-accelerators': ['/project-add/startup', '/control-events', '/reviews'],
};

it.each(Object.entries(TOOLS))('the page for %s leads to its tools', (slug, tools) => {
  const content = FIRST_SEEDS.find(({ path }) => path === `for/${slug}`)?.content;
  for (const text of [content?.ru, content?.en])
    for (const tool of tools)
      expect(JSON.stringify(text?.body)).toContain(`"href\\":\\"${tool}\\"`);
});

const guides = FIRST_SEEDS.filter(({ typeId }) => typeId !== undefined && isGuideType(typeId));

describe('the guides that come with the product', () => {
  it.each(GUIDE_TYPES.flatMap((type) => BLOCK_STAGES.map((stage) => [type, stage] as const)))(
    'help: %s at the stage %s',
    (type, stage) => {
      const here = guides.filter(
        ({ typeId, content }) => typeId === blockTypeId(type) && content.stage === stage,
      );
      expect(here.length).toBeGreaterThan(0);
      // more than that nobody reads in the line over a stage
      expect(here.length).toBeLessThanOrEqual(4);
    },
  );

  it('stand in the order of a project', () => {
    for (const type of GUIDE_TYPES) {
      const stages = guides
        .filter(({ typeId }) => typeId === blockTypeId(type))
        .map(({ content: { stage } }) => BLOCK_STAGES.indexOf(stage ?? 'start'));
      expect(stages).toEqual(stages.toSorted());
    }
  });

  const lengthOf = ({ body }: ArticleText) =>
    body.map(({ heading, text }) => `${heading} ${richWords(richOf(text))}`).join(' ').length;

  it.each(guides.map(({ wished, content }) => [wished, content] as const))(
    '%s tells it at length, the English without Russian',
    (slug, { ru, en }) => {
      expect(slugOf(slug)).toBe(slug);
      expect(lengthOf(ru)).toBeGreaterThan(400);
      expect(lengthOf(en)).toBeGreaterThan(400);
      expect(JSON.stringify(en)).not.toMatch(/[а-яё]/i);
    },
  );
});
