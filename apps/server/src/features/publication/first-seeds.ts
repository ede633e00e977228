import { readdirSync, readFileSync } from 'node:fs';
import {
  type ArticleContent,
  articleSectionSchema,
  BLOCK_STAGES,
  BLOCK_TYPES,
  blockIconSchema,
  blockStageSchema,
  blockTypeId,
  GUIDE_TYPES,
  PAGE_PATHS,
  type PagePath,
  projectTypeSchema,
} from '@pv/contract';
import { z } from 'zod';
import type { Shelf } from '../../db/schema/index.ts';
import { contentOfFirst, frontOf } from './first-texts.ts';

/** A publication as it is added the first time. */
export interface Seed {
  /** Never changes: by it the product knows that it is there already. */
  key: string;
  section: Shelf;
  path?: PagePath;
  typeId?: number;
  position?: number;
  /** An ISO date. */
  day: string;
  /** What its address is made of. */
  wished: string;
  content: ArticleContent;
}

/** Where the texts lie that come with the product, a file a language. */
export const CONTENT = new URL('../../../content/', import.meta.url);
const AUTHOR = { name: 'Редакция Провектора', name_en: 'Provektor editors', orcid: '' };
const BLOCKS_DAY = '2026-11-21';

const articleFront = z.strictObject({
  section: articleSectionSchema,
  day: z.iso.date(),
  /** Kinds of projects that it stands beside, and their stage. */
  kinds: z
    .string()
    .transform((kinds) => kinds.split(', '))
    .pipe(z.array(projectTypeSchema))
    .optional(),
  stage: blockStageSchema.optional(),
});
const pageFront = z.strictObject({ day: z.iso.date() });
const guideFront = z.strictObject({
  icon: blockIconSchema,
  stage: blockStageSchema,
  /** Among the guides of its stage. */
  order: z.coerce.number().int().positive(),
});

const words = z
  .strictObject({ title: z.string().min(1), summary: z.string().min(1) })
  .transform((text) => ({ ...text, body: [] }));
/** Blocks of a title and a summary: what the product does, its academies, what each segment gets. */
const featuresSchema = z.array(
  z.strictObject({
    type: z.enum(BLOCK_TYPES.map(({ slug }) => slug)),
    slug: z.string().min(1),
    icon: blockIconSchema,
    ru: words,
    en: words,
  }),
);

const read = (path: string): string =>
  readFileSync(new URL(path, CONTENT), 'utf8').replaceAll('\r\n', '\n');

/** The two files of a text; what stands before it is said once, in the Russian one. */
function readFirst<T extends z.ZodType>(name: string, front: T) {
  const [ru, en] = [read(`${name}.ru.md`), read(`${name}.en.md`)];
  try {
    return { front: front.parse(frontOf(ru)), content: contentOfFirst(ru, en) };
  } catch (error) {
    throw new Error(`${name} of the content cannot be read`, { cause: error });
  }
}

/** Names of the texts of a folder without their language, in the order of the alphabet. */
const namesIn = (folder: string): string[] =>
  readdirSync(new URL(folder, CONTENT))
    .filter((file) => file.endsWith('.ru.md'))
    .map((file) => file.slice(0, -'.ru.md'.length))
    .sort();

function readArticle(key: string): Seed {
  const { front, content } = readFirst(`articles/${key}`, articleFront);
  const { section, day, kinds, stage } = front;
  const beside = { ...(kinds && { kinds }), ...(stage && { stage }) };
  const wished = content.ru.title;
  return { key, section, day, wished, content: { ...content, authors: [AUTHOR], ...beside } };
}

function readPage(path: PagePath): Seed {
  const { front, content } = readFirst(`pages/${path}`, pageFront);
  return { key: `page-${path}`, section: 'page', path, day: front.day, wished: path, content };
}

/** An info block before it has a place among the others. */
interface Block {
  type: (typeof BLOCK_TYPES)[number]['slug'];
  slug: string;
  content: ArticleContent;
}

/** As one goes through a project: what helps at the start, on the way, at the end. */
function readGuides(type: (typeof GUIDE_TYPES)[number]): Block[] {
  const folder = type.replace('-', '/');
  return namesIn(folder)
    .map((slug) => ({ slug, ...readFirst(`${folder}/${slug}`, guideFront) }))
    .toSorted(
      ({ front: one }, { front: other }) =>
        BLOCK_STAGES.indexOf(one.stage) - BLOCK_STAGES.indexOf(other.stage) ||
        one.order - other.order,
    )
    .map(({ slug, front: { icon, stage }, content }) => ({
      type,
      slug,
      content: { ...content, icon, stage },
    }));
}

function readFeatures(): Block[] {
  return featuresSchema.parse(JSON.parse(read('features.json'))).map(
    ({ type, slug, icon, ru, en }): Block => ({
      type,
      slug,
      content: { ru, en, authors: [], picture: null, icon },
    }),
  );
}

const seedOf = ({ type, slug, content }: Block, position: number): Seed => ({
  key: `block-${type}-${slug}`,
  section: 'block',
  typeId: blockTypeId(type),
  position,
  day: BLOCKS_DAY,
  wished: slug,
  content,
});

/**
 * Everything that comes with the product to be read on the site: articles, pages, info blocks by type and
 * in their order.
 */
export const FIRST_SEEDS: readonly Seed[] = [
  ...namesIn('articles').map(readArticle),
  ...PAGE_PATHS.map(readPage),
  ...[...readFeatures(), ...GUIDE_TYPES.flatMap(readGuides)].map(seedOf),
];
