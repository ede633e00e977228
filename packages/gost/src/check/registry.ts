import { appendixOrder, appendixTitle, appendixTyped } from './rules/appendices/appendix-rules.ts';
import {
  articleAbstract,
  articleEnglish,
  articleKeywords,
  articleParts,
  articleUdc,
} from './rules/article/article-parts.ts';
import { figureCapital, listingCapital, tableCapital } from './rules/captions/caption-capital.ts';
import { figureDot, listingDot, tableDot } from './rules/captions/caption-dot.ts';
import { captionEmpty, figureWithoutImage, objectInCell } from './rules/captions/caption-empty.ts';
import { captionParagraph } from './rules/captions/caption-paragraph.ts';
import { figureTyped, listingTyped, tableTyped } from './rules/captions/caption-typed.ts';
import { citationBeforeDot, citationPage, citationSpace } from './rules/citations/citation-form.ts';
import { citationMatch, sourceUncited } from './rules/citations/citation-targets.ts';
import { typedCitation } from './rules/citations/typed-citation.ts';
import {
  abbreviationsFew,
  abbreviationsNeeded,
  abbreviationUnexplained,
} from './rules/definitions/abbreviation-rules.ts';
import { abbreviationEnd, termEnd } from './rules/definitions/entry-end.ts';
import { abbreviationOrder, termOrder } from './rules/definitions/entry-order.ts';
import {
  formulaAsterisk,
  formulaEmpty,
  formulaParentheses,
  formulasInRow,
} from './rules/formulas/formula-form.ts';
import { symbolUnexplained } from './rules/formulas/unexplained.ts';
import { whereCapital, whereColon, whereComma } from './rules/formulas/where.ts';
import { headingAllCaps } from './rules/headings/all-caps.ts';
import { headingCapital, headingDot, headingLong } from './rules/headings/heading-form.ts';
import { headingEmpty, headingLevels } from './rules/headings/levels.ts';
import { textAfterHeading } from './rules/headings/not-adjacent.ts';
import { singleItem } from './rules/headings/single-item.ts';
import { typedHeadingNumber } from './rules/headings/typed-number.ts';
import { listLeadIn, listOfOne } from './rules/lists/lead-in.ts';
import { listLowerCase } from './rules/lists/lower-case.ts';
import { listPunctuation } from './rules/lists/punctuation.ts';
import { typedList, typedMarker } from './rules/lists/typed-list.ts';
import { footnoteEmpty, footnoteMark } from './rules/notes/footnotes.ts';
import { noteMany, noteSingle } from './rules/notes/note-form.ts';
import {
  figureFar,
  figurePosition,
  tableFar,
  tablePosition,
} from './rules/objects/mentioned-too-late.ts';
import {
  appendixMentioned,
  figureMentioned,
  listingMentioned,
  tableMentioned,
} from './rules/objects/never-mentioned.ts';
import { brokenReference, referenceKind, referenceWithoutWord } from './rules/references/broken.ts';
import { appendixWord, figureWord, tableWord } from './rules/references/short-word.ts';
import { typedReference, typedReferenceUnknown } from './rules/references/typed-reference.ts';
import { wordCase } from './rules/references/word-case.ts';
import {
  sourceAccessDate,
  sourceContentMatch,
  sourceContentType,
  sourceUrlWord,
} from './rules/sources/source-address.ts';
import { sourceDuplicate, sourceEmpty, sourceTypedNumber } from './rules/sources/source-list.ts';
import {
  sourceAreas,
  sourceDot,
  sourceHeading,
  sourceNumber,
  sourcePages,
  sourceSpaces,
} from './rules/sources/source-signs.ts';
import {
  sourceAccess,
  sourceDoi,
  sourceExtent,
  sourceMaterial,
} from './rules/sources/source-words.ts';
import { abstractLength, keywordCount, keywordsFromText } from './rules/structure/abstract.ts';
import { emptySection } from './rules/structure/empty-section.ts';
import { introKeywords } from './rules/structure/intro-keywords.ts';
import { abbreviationsOpening, termsOpening } from './rules/structure/openings.ts';
import { sectionOrder } from './rules/structure/order.ts';
import { requiredSections, requiredSources } from './rules/structure/required.ts';
import { structuralAsChapter, unassignedSection } from './rules/structure/section-kind.ts';
import { emptyParagraph } from './rules/style/empty-paragraph.ts';
import { firstPerson } from './rules/style/first-person.ts';
import { boldText, underlinedText } from './rules/style/marks.ts';
import { paragraphEnd } from './rules/style/paragraph-end.ts';
import { dittoOfNumbers, emptyCells, tableSize } from './rules/tables/table-cells.ts';
import {
  headCapital,
  headDot,
  rowNumberColumn,
  tableWithoutHead,
} from './rules/tables/table-heads.ts';
import { dash } from './rules/typography/dash.ts';
import { decimalComma } from './rules/typography/decimal-comma.ts';
import { doubleSpace } from './rules/typography/double-space.ts';
import { mixedScript } from './rules/typography/mixed-script.ts';
import { initialsTogether, numberTogether, unitTogether } from './rules/typography/no-break.ts';
import { numberSpace } from './rules/typography/number-space.ts';
import { quotes } from './rules/typography/quotes.ts';
import { range } from './rules/typography/range.ts';
import { repeatedWord } from './rules/typography/repeated-word.ts';
import { shortForms } from './rules/typography/short-forms.ts';
import { spaceAfterSign, spaceBeforeSign } from './rules/typography/sign-space.ts';
import { unprintable } from './rules/typography/unprintable.ts';
import { yo } from './rules/typography/yo.ts';
import { unitMix, unitProduct } from './rules/units/unit-compound.ts';
import { unitDot } from './rules/units/unit-dot.ts';
import { unitRange } from './rules/units/unit-range.ts';
import { unitSpace } from './rules/units/unit-space.ts';

/** Every rule, by the part of the standard that it comes from; the order in which a list of rules shows them. */
export const ALL_RULES = [
  articleParts,
  articleUdc,
  articleEnglish,
  articleAbstract,
  articleKeywords,
  keywordCount,
  keywordsFromText,
  abstractLength,
  emptySection,
  introKeywords,
  termsOpening,
  abbreviationsOpening,
  sectionOrder,
  requiredSections,
  requiredSources,
  structuralAsChapter,
  unassignedSection,
  abbreviationsNeeded,
  abbreviationsFew,
  abbreviationUnexplained,
  termEnd,
  abbreviationEnd,
  termOrder,
  abbreviationOrder,
  headingAllCaps,
  headingDot,
  headingCapital,
  headingLong,
  headingLevels,
  headingEmpty,
  textAfterHeading,
  singleItem,
  typedHeadingNumber,
  listLeadIn,
  listOfOne,
  listLowerCase,
  listPunctuation,
  typedList,
  typedMarker,
  figureCapital,
  tableCapital,
  listingCapital,
  figureDot,
  tableDot,
  listingDot,
  captionEmpty,
  figureWithoutImage,
  objectInCell,
  captionParagraph,
  figureTyped,
  tableTyped,
  listingTyped,
  figurePosition,
  tablePosition,
  figureFar,
  tableFar,
  figureMentioned,
  tableMentioned,
  listingMentioned,
  appendixMentioned,
  brokenReference,
  referenceKind,
  referenceWithoutWord,
  figureWord,
  tableWord,
  appendixWord,
  typedReference,
  typedReferenceUnknown,
  wordCase,
  citationPage,
  citationBeforeDot,
  citationSpace,
  citationMatch,
  sourceUncited,
  typedCitation,
  emptyCells,
  dittoOfNumbers,
  tableSize,
  headCapital,
  headDot,
  rowNumberColumn,
  tableWithoutHead,
  footnoteMark,
  footnoteEmpty,
  noteSingle,
  noteMany,
  formulaEmpty,
  formulasInRow,
  formulaAsterisk,
  formulaParentheses,
  symbolUnexplained,
  whereColon,
  whereCapital,
  whereComma,
  appendixTitle,
  appendixTyped,
  appendixOrder,
  sourceAccessDate,
  sourceUrlWord,
  sourceContentType,
  sourceContentMatch,
  sourceEmpty,
  sourceDuplicate,
  sourceTypedNumber,
  sourceDot,
  sourceAreas,
  sourceSpaces,
  sourceNumber,
  sourcePages,
  sourceHeading,
  sourceMaterial,
  sourceAccess,
  sourceExtent,
  sourceDoi,
  unitMix,
  unitProduct,
  unitDot,
  unitRange,
  unitSpace,
  dash,
  decimalComma,
  doubleSpace,
  mixedScript,
  initialsTogether,
  numberTogether,
  unitTogether,
  numberSpace,
  quotes,
  range,
  repeatedWord,
  shortForms,
  spaceBeforeSign,
  spaceAfterSign,
  unprintable,
  yo,
  emptyParagraph,
  firstPerson,
  boldText,
  underlinedText,
  paragraphEnd,
] as const;

/** The id of a rule, such as `G32-6.5.1-reference`: prefix of the standard, clause, what it is about. */
export type RuleId = (typeof ALL_RULES)[number]['id'];
