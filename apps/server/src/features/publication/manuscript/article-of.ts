import {
  AppError,
  type ArticleContent,
  type ArticlePart,
  MOST_PARTS,
  PART_LIMIT,
} from '@pv/contract';
import type { DocumentSnapshot } from '@pv/editor-schema';
import { type RichBlock, readRich, writeRich } from '@pv/editor-schema/rich-text';
import {
  type Block,
  blocksText,
  buildDocument,
  completeTitlePage,
  formatSource,
  type GostDocument,
  type Part,
  type TitlePage,
} from '@pv/gost';
import { richBlocks } from './rich-blocks.ts';

const SUMMARY = 1000;
const TITLE = 300;
const HEADING = 200;

/** In one line, cut at the end of a word with «…» where it is too long. */
function short(text: string, most: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  return `${line.slice(0, most - 1).replace(/\s+\S*$/, '')}…`;
}

const refuse = (heading: string): never => {
  throw new AppError('part_does_not_fit', { params: { part: short(heading, HEADING) } });
};

function textOf(heading: string, blocks: RichBlock[]): string {
  const doc = readRich({ type: 'doc', content: blocks });
  const text = doc ? writeRich(doc) : refuse(heading);
  return text.length > PART_LIMIT ? refuse(heading) : text;
}

/** A part of an article; what has no text at all is no part. */
function partOf(heading: string, blocks: RichBlock[]): ArticlePart[] {
  const text = blocks.length > 0 ? textOf(heading, blocks) : '';
  if (text === '' && heading.trim() === '') return [];
  return [{ heading: short(heading, HEADING), text, picture: null }];
}

/** A section, and each of its first-level headings, is a part of its own. */
function splitByHeadings(title: string, blocks: readonly Block[]): ArticlePart[] {
  const parts: { title: string; blocks: Block[] }[] = [{ title, blocks: [] }];
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 2)
      parts.push({ title: block.text, blocks: [] });
    else parts.at(-1)?.blocks.push(block);
  }
  return parts.flatMap((part) => partOf(part.title, richBlocks(part.blocks)));
}

function referenceList({ sources }: GostDocument): RichBlock[] {
  if (sources.length === 0) return [];
  const items = sources.map(({ text }) => ({
    type: 'listItem' as const,
    content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
  }));
  return [{ type: 'orderedList', content: items }];
}

function partsOf(part: Part, document: GostDocument): ArticlePart[] {
  if (part.kind === 'references') return partOf(part.title, referenceList(document));
  return splitByHeadings(part.title, part.blocks);
}

/**
 * The manuscript of an article as an article of the site: title, abstract, authors and text, in English
 * what the manuscript has in English. Numbers and references are those of the manuscript.
 * @throws AppError `part_does_not_fit` with the heading of the first part that the site has no room for
 */
export function articleOf(snapshot: DocumentSnapshot, known: TitlePage): ArticleContent {
  const { titleFields } = snapshot.settings;
  const titlePage = completeTitlePage(known, snapshot.settings);
  const document = buildDocument(snapshot, { titlePage, assets: new Map(), formatSource });
  const body = document.parts.flatMap((part) => partsOf(part, document));
  const over = body[MOST_PARTS];
  if (over) refuse(over.heading);
  return {
    ru: {
      title: short(titlePage.title, TITLE),
      summary: short(blocksText(document.abstract?.blocks ?? []), SUMMARY),
      body,
    },
    en: {
      title: short(titleFields.titleEn ?? '', TITLE),
      summary: short(titleFields.abstractEn ?? '', SUMMARY),
      body: [],
    },
    authors: (titlePage.authors ?? []).slice(0, 20).map(({ name, latinName, orcid }) => ({
      name,
      name_en: latinName,
      orcid,
    })),
    picture: null,
  };
}
