import { typstString, typstTuple } from '../formula/typst-literals.ts';
import type {
  AbstractPart,
  ArticleGroup,
  FormatProfile,
  GostDocument,
  Part,
  PerformersPart,
  TitleRow,
} from '../model/document.ts';
import { appendixMark, chapterMark, structuralTitle } from '../model/structural-titles.ts';
import type { LineRoom } from '../model/table-layout.ts';
import { TITLE_LINE } from '../model/title/title-sheets.ts';
import { otherBooks, volumeLine } from '../model/volume-line.ts';
import { writeBlocks } from './write-blocks.ts';
import { nodeLabel, type WriteContext } from './write-context.ts';
import { writeTitleText } from './write-text.ts';

/** Width of the columns of those who sign, in millimetres. */
const ROLE = 85;
const NAME = 60;
const STAMP = 75;

/**
 * The title page, GOST 7.32-2017 clause 6.10: its rows one under another. A word longer than its line
 * is broken, so that nothing runs off the sheet.
 */
export function writeTitlePage(rows: readonly TitleRow[], room: LineRoom): string {
  return `#title-page({${rows.map((row) => writeRow(row, room)).join('; ')}})`;
}

function writeRow(row: TitleRow, room: LineRoom): string {
  const within = (width: number) => (text: string) => writeTitleText(text, { ...room, width });
  switch (row.kind) {
    case 'line': {
      const text = writeTitleText(row.text, room);
      const gap = row.over > 0 ? `v(${row.over * TITLE_LINE}pt); ` : '';
      return `${gap}align(${row.align}, par(${row.bold ? `b(${text})` : text}))`;
    }
    case 'stamps': {
      const side = (lines: readonly string[]) => typstTuple(lines.map(within(STAMP)));
      return `title-stamps(${side(row.left)}, ${side(row.right)})`;
    }
    case 'signatures': {
      const people = row.people.map(
        ({ who, name }) => `(${within(ROLE)(who)}, ${within(NAME)(name)})`,
      );
      return `title-signatures(${typstTuple(people)})`;
    }
    case 'space':
      return 'v(1fr)';
    case 'foot':
      return `v(1fr); align(center, ${writeTitleText(row.text, room)})`;
    case 'sheet':
      return 'pagebreak()';
  }
}

/**
 * The list of performers, GOST 7.32-2017 clause 6.11: role, position and degree, a place for the signature
 * and the date, the name with what he has done.
 */
export function writePerformers(
  { sectionId, people }: PerformersPart,
  { profile }: GostDocument,
  room: LineRoom,
): string {
  const within = (width: number) => (text: string) => writeTitleText(text, { ...room, width });
  const title = structuralTitle(profile, 'performers', '');
  const rows = people.map(({ about, name, share }) => {
    const who = share === '' ? name : `${name}\n(${share})`;
    const lines = who.split('\n').map(within(NAME));
    return `(${within(ROLE)(about)}, ${lines.join(' + linebreak() + ')})`;
  });
  return [
    `#structural(${typstString(nodeLabel(sectionId))}, ${typstString(title)})`,
    `#performers(${typstTuple(rows)})`,
  ].join('\n');
}

/**
 * The abstract, GOST 7.32-2017 clauses 5.3 and 6.12: the volume line with the pages of this very
 * layout, the keywords without an indent and hyphens, the text.
 */
export function writeAbstract(
  abstract: AbstractPart,
  document: GostDocument,
  context: WriteContext,
): string {
  const { before, after } = volumeLine(document);
  const title = structuralTitle(document.profile, 'abstract', '');
  const keywords = typstString(abstract.keywords.join(', '));
  return [
    `#structural(${typstString(nodeLabel(abstract.sectionId))}, ${typstString(title)})`,
    `#p[#${typstString(before)}#context counter(page).final().first()#${typstString(after)}]`,
    ...(abstract.keywords.length > 0 ? [`#keywords(${keywords})`] : []),
    writeBlocks(abstract.blocks, context),
  ].join('\n');
}

interface Entry {
  id: string;
  depth: number;
  number: string | null;
  title: string;
}

/** The contents, GOST 7.32-2017 clauses 5.4.1 and 6.13: what follows it, down to items. */
export function writeContents({ profile, parts, titlePage }: GostDocument): string {
  const entries = parts
    .flatMap((part) => partEntries(part, profile))
    .map(({ id, depth, number, title }) => {
      const mark = number === null ? 'none' : typstString(number);
      return `#entry(${typstString(nodeLabel(id))}, ${depth}, ${mark}, ${typstString(title)})`;
    });
  const title = typstString(structuralTitle(profile, 'main', ''));
  const books = otherBooks(titlePage).map((book) => `#p0(${typstString(book)})`);
  return [`#structural("contents", ${title})`, ...entries, ...books].join('\n');
}

function partEntries(part: Part, profile: FormatProfile): Entry[] {
  const own = partEntry(part, profile);
  const blocks = part.kind === 'references' ? [] : part.blocks;
  const headings = blocks.flatMap((block): Entry[] =>
    block.kind === 'heading' && block.level <= 3 && block.text.trim() !== ''
      ? [{ id: block.id, depth: block.level - 1, number: block.number, title: block.text.trim() }]
      : [],
  );
  return own.title === '' ? headings : [own, ...headings];
}

function partEntry(part: Part, profile: FormatProfile): Entry {
  const entry = { id: part.sectionId, depth: 0, number: null, title: part.title };
  if (part.kind === 'chapter') return { ...entry, number: chapterMark(profile, part.number) };
  if (part.kind !== 'appendix') return entry;
  return { ...entry, title: `${appendixMark(profile, part.letter)} ${part.title}`.trim() };
}

/** Groups of lines over or under the text of an article, each apart from the next. */
export function writeArticleGroups(groups: readonly ArticleGroup[], context: WriteContext): string {
  return groups
    .map((group) =>
      group.kind === 'title'
        ? `#article-title(${writeTitleText(group.text, context)})`
        : `#article-gap\n${writeBlocks(group.blocks, context)}`,
    )
    .join('\n');
}
