import { inlineText, OBJECT } from '../read/flow.ts';
import { type Block, blocksText, isBlank, type TextBlock } from './block.ts';
import { readCaption } from './captions.ts';
import type { Recognition, SectionDraft } from './recognition.ts';
import { isContentsName, isObjectListName, plainName, structuralKind } from './structural-names.ts';

/** What is printed on title pages; two different ones make a page a title page. */
const CUES: readonly RegExp[] = [
  /министерств[оа]|федеральн\p{L}+ государств/iu,
  /университет|институт|академи[яи]|колледж|техникум|образовательн\p{L}+ учрежден/iu,
  /кафедр[аы]|факультет|направлени[ея] подготовки|специальност[ьи]/iu,
  /выпускн\p{L}+ квалификационн|дипломн\p{L}+|курсов\p{L}+ (работа|проект)|бакалаврск|магистерск|диссертаци|отч[её]т о/iu,
  /руководител[ья]|выполнил|исполнител[ья]|студент|обучающ|нормоконтрол|рецензент/iu,
  /^\s*(г\.\s*)?[\p{Lu}][\p{L}-]+,?[ \t\u00A0]+(19|20)\d\d(\s*г\.?)?\s*$/mu,
  /на правах рукописи|удк \d/iu,
  /допуст\p{L}+ к защите|защищен|утвержда/iu,
];

/** More text than a title page holds. */
const MAX_TEXT = 3_000;
/** A paragraph longer than this is running text. */
const MAX_PARAGRAPH = 450;

/** The pages before the first heading, sorted: title pages to be set aside, and other pages. */
interface FrontMatter {
  titlePages: Block[];
  rest: Block[];
}

/** Sorts the blocks before the first heading by page. */
export function sortFrontMatter(blocks: readonly Block[]): FrontMatter {
  const result: FrontMatter = { titlePages: [], rest: [] };
  for (const page of pagesOf(blocks)) {
    (isTitlePage(page) ? result.titlePages : result.rest).push(...page);
  }
  return result;
}

function pagesOf(blocks: readonly Block[]): Block[][] {
  const pages: Block[][] = [];
  for (const block of blocks) {
    const last = pages.at(-1);
    const starts = block.pageBreakBefore && last?.some((before) => !isBlank(before));
    if (last && !starts) last.push(block);
    else pages.push([block]);
  }
  return pages;
}

function isTitlePage(page: readonly Block[]): boolean {
  if (page.every((block) => isCover(block) || isBlank(block))) return true;
  const text = blocksText(page);
  if (text.length > MAX_TEXT) return false;
  const long = page.some((block) => block.kind === 'text' && block.text.length > MAX_PARAGRAPH);
  return !long && CUES.filter((cue) => cue.test(text)).length >= 2;
}

const isCover = (block: Block) => block.kind === 'text' && block.source.generated === 'cover';

/** The abstract without what the product makes itself. */
interface ReadAbstract {
  keywords: string[];
  blocks: Block[];
}

const LABEL = /^\s*(ключевые\s+слова|keywords|key\s+words)\s*[:.—–-]*\s*/iu;
const VOLUME =
  /^(?=.*\d+\s*(с|стр|страниц\p{L}*)[.,\s])(?=.*\d+\s*((рис|табл|ист|прил|ил)\p{L}*|кн\.))/iu;

/** As our Markdown and LaTeX have it, which know no pages. */
const UNPAGED = /^\p{Lu}[^:]{1,100}:(?:\s\d+\s(?:кн|рис|табл|источн|прил)\.(?:,|$))+$/u;

/** «Отчет 85 с., 1 кн., 24 рис.», clause 6.12.1. */
export const isVolumeLine = (text: string): boolean =>
  text.length < 300 && (VOLUME.test(text) || UNPAGED.test(text));

/** «Работа изложена на 88 листах»: a sentence that the author must keep true himself. */
const TYPED_VOLUME =
  /(?<!\p{L})(на|содержит|состоит из|составляет|составил\p{L}?|об[ъь][её]м\p{L}*)\s*[—–:-]?\s*\d+\s+(\p{L}+\s+)?(лист|страниц|стр\.|с\.)/iu;

/** Takes the volume line and the keywords out of the abstract, GOST 7.32-2017 clause 5.3.2. */
export function readAbstract(
  { id: sectionId, blocks }: Pick<SectionDraft, 'id' | 'blocks'>,
  { report }: Recognition,
): ReadAbstract {
  const keywords: string[] = [];
  const rest: Block[] = [];
  let labelAlone = false;
  for (const block of blocks) {
    // a note or a formula has no place in either line
    if (block.kind !== 'text' || isBlank(block) || block.text.includes(OBJECT)) {
      rest.push(block);
    } else if (keywords.length === 0 && (labelAlone || isKeywordLine(block))) {
      const label = LABEL.exec(block.text)?.[0] ?? '';
      const words = splitKeywords(block.text.slice(label.length));
      report.putAside('keywordsLabel', label);
      labelAlone = words.length === 0;
      keywords.push(...words);
    } else if (isVolumeLine(block.text)) {
      report.putAside('volumeLine', block.text);
    } else {
      if (TYPED_VOLUME.test(block.text)) {
        report.warn('volume_typed', { sectionId }, { text: block.text.slice(0, 80) });
      }
      rest.push(block);
    }
  }
  return { keywords, blocks: rest };
}

/** «Ключевые слова: …», or several words in capitals parted by commas, as the standard prints them. */
function isKeywordLine(block: TextBlock): boolean {
  if (LABEL.test(block.text)) return true;
  const words = splitKeywords(block.text);
  return words.length >= 3 && !/\p{Ll}/u.test(block.text) && block.text.length < 600;
}

function splitKeywords(text: string): string[] {
  return text
    .split(/[,;\n]/)
    .map((word) => word.trim().replace(/\.$/, ''))
    .filter((word) => word !== '');
}

const CONTENTS_STYLE = /^(toc|оглавление|table of figures|перечень рисунков)( ?\d|$|heading)/i;

/** A line that ends with a page number after dots, tabs or a gap. */
const WITH_PAGE = /(\t|\.{3,}|…|_{3,}|\s{2,}|[.…]\s)\s*\d{1,3}\s*$/;

/**
 * Finds contents: those that Word made as a field, and those typed by hand under «Содержание».
 * Gives the blocks to be set aside.
 */
export function findContents(blocks: readonly Block[]): Set<Block> {
  const found = new Set<Block>(blocks.filter(isMadeByWord));
  const later = countLines(blocks);
  blocks.forEach((block, index) => {
    if (block.kind !== 'text' || !isContentsName(block.text)) return;
    const lines = linesAfter(blocks, index + 1, later);
    const isMade = blocks.slice(index + 1, index + 4).some((next) => found.has(next));
    if (lines.length > 0 || isMade) for (const line of [block, ...lines]) found.add(line);
  });
  return found;
}

/**
 * Finds lists of illustrations and of tables: a heading that names one with lines under it that are
 * captions or end with a page number, parted by their names and under a sentence or two. The document
 * counts its figures itself.
 */
export function findObjectLists(
  blocks: readonly Block[],
  contents: ReadonlySet<Block>,
): Set<Block> {
  const found = new Set<Block>();
  blocks.forEach((block, index) => {
    if (contents.has(block) || block.kind !== 'text' || !isObjectListName(block.text)) return;
    const lines = objectLines(blocks.slice(index + 1));
    // the list that the standards name is an element whose text is made anew
    const isElement = structuralKind(block.text) === 'illustrative';
    if (lines.length > 0 && !isElement) found.add(block);
    for (const line of lines) found.add(line);
  });
  return found;
}

/** Lines that may stand before the first entry: «В работе 12 рисунков.» */
const MAX_LEAD = 2;
const GROUP_NAME = /^(рисунки|таблицы|иллюстрации|схемы|графики|диаграммы)[.:]?$/iu;

function objectLines(blocks: readonly Block[]): readonly Block[] {
  const filled = blocks.filter((block) => !isBlank(block));
  let last = -1;
  for (const [index, block] of filled.entries()) {
    if (isObjectLine(block) && !standsByObject(filled, index)) last = index;
    else if (!isBetween(block, last < 0 && index < MAX_LEAD)) break;
  }
  const end = last < 0 ? undefined : filled[last];
  return end ? blocks.slice(0, blocks.indexOf(end) + 1) : [];
}

/** A line among the entries that is none: before the first a sentence, later the name of a group or a wrapped end. */
function isBetween(block: Block, leads: boolean): boolean {
  if (block.kind !== 'text' || block.source.outline !== null || block.pageBreakBefore) return false;
  if (block.text.length > 200 || structuralKind(block.text)) return false;
  return leads || GROUP_NAME.test(block.text.trim()) || /^\s*\p{Ll}/u.test(block.text);
}

/** A caption with its picture or its table is no entry. */
const standsByObject = (blocks: readonly Block[], index: number): boolean =>
  blocks[index]?.kind === 'text' &&
  (blocks[index - 1]?.kind === 'pictures' ||
    ['pictures', 'table'].includes(blocks[index + 1]?.kind ?? ''));

/** A caption, numbered among others or not. */
function isObjectLine(block: Block): boolean {
  if (block.kind === 'table') return isContentsTable(block) || isObjectTable(block);
  if (block.kind !== 'text' || block.text.length > 300) return false;
  if (readCaption(block.text.replace(ORDINAL, '')) !== null) return true;
  return WITH_PAGE.test(block.text) || (block.source.outline === null && NUMBERED.test(block.text));
}

/** «1.1 Схема» under the heading of the list. */
const NUMBERED = /^\s*\d{1,2}\.\d{1,3}\.?\s+\p{Lu}/u;
const ORDINAL = /^\s*\d{1,3}[.)]?\s+(?=\p{Lu})/u;

/** A table whose rows begin with «Рисунок 1.1». */
function isObjectTable({ table }: Extract<Block, { kind: 'table' }>): boolean {
  const named = table.rows.filter(({ cells }) => {
    const first = cells[0]?.blocks[0];
    const text = first?.kind === 'paragraph' ? inlineText(first.inlines) : '';
    return readCaption(text) !== null;
  });
  return named.length > 1 && named.length >= table.rows.length - 1;
}

function isMadeByWord(block: Block): boolean {
  if (block.kind !== 'text') return false;
  const { generated, styleName } = block.source;
  return generated === 'contents' || (CONTENTS_STYLE.test(styleName) && block.text !== '');
}

/** How often each line of text occurs: an entry of the contents occurs again as a heading. */
function countLines(blocks: readonly Block[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const block of blocks) {
    if (block.kind !== 'text' || block.text.length > 250) continue;
    const name = plainName(block.text);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

/** The lines of typed contents from `start`; a line that is wrapped may lack its page number. */
function linesAfter(
  blocks: readonly Block[],
  start: number,
  counts: ReadonlyMap<string, number>,
): Block[] {
  const lines: Block[] = [];
  for (let index = start; index < blocks.length; index += 1) {
    const block = blocks[index];
    if (!block || !(isEntry(block, counts) || isWrapped(blocks, index, counts))) break;
    lines.push(block);
  }
  const last = lines.findLastIndex((line) => !isBlank(line));
  return lines.slice(0, last + 1);
}

function isEntry(block: Block, counts: ReadonlyMap<string, number>): boolean {
  if (isBlank(block) || isMadeByWord(block)) return true;
  if (block.kind === 'table') return isContentsTable(block);
  if (block.kind !== 'text' || block.text.length > 250) return false;
  if (WITH_PAGE.test(block.text)) return true;
  const isHeading = block.source.outline !== null;
  return !isHeading && (counts.get(plainName(block.text)) ?? 0) > 1 && !isContentsName(block.text);
}

function isWrapped(
  blocks: readonly Block[],
  index: number,
  counts: ReadonlyMap<string, number>,
): boolean {
  const block = blocks[index];
  const next = blocks[index + 1];
  if (block?.kind !== 'text' || next?.kind !== 'text') return false;
  if (block.source.outline !== null || block.text.length > 120) return false;
  return !isBlank(next) && isEntry(next, counts) && WITH_PAGE.test(next.text);
}

/** Contents set as a table: the last cell of most rows is a page number. */
function isContentsTable(block: Extract<Block, { kind: 'table' }>): boolean {
  const { rows } = block.table;
  const numbered = rows.filter((row) => {
    const last = row.cells.at(-1)?.blocks[0];
    const first = last?.kind === 'paragraph' ? last.inlines[0] : undefined;
    return first?.kind === 'text' && /^\s*\d{1,3}\s*$/.test(first.text);
  });
  return rows.length > 2 && numbered.length >= rows.length * 0.7;
}
