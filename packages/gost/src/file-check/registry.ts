import * as headings from './rules/headings.ts';
import * as objects from './rules/objects.ts';
import * as page from './rules/page.ts';
import * as text from './rules/text.ts';

/** Every rule about the file itself, in the order in which its findings are shown. */
export const FILE_RULES = [
  page.paper,
  page.margins,
  page.dissertationMargins,
  page.pageNumber,
  page.pageNumberPlace,
  page.titlePageNumber,
  text.font,
  text.size,
  text.sizeMixed,
  text.color,
  text.spacing,
  text.gap,
  text.indent,
  text.align,
  text.emptyParagraphs,
  headings.structuralAlign,
  headings.structuralCapitals,
  headings.newPage,
  headings.headingBold,
  headings.headingIndent,
  headings.headingUnderline,
  headings.contentsLeader,
  headings.contentsTyped,
  objects.listMarker,
  objects.figureWord,
  objects.tableWord,
  objects.figureDash,
  objects.tableDash,
  objects.figureAlign,
  objects.tableAlign,
  objects.figureBelow,
  objects.tableAbove,
  objects.captionSpacing,
  objects.figureNumbers,
  objects.tableNumbers,
] as const;

/** The id of a rule about the file itself. */
export type FileRuleId = (typeof FILE_RULES)[number]['id'];
