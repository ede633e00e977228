import { type Block, isBlank } from './block.ts';
import { blocksText } from './blocks-text.ts';

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
export interface FrontMatter {
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
