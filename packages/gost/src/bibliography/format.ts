import { type SourceJson, type SourceStyle, USUAL_SOURCE_STYLE } from '@pv/editor-schema';
import { type Describe, printDescription } from './areas.ts';
import { labelsFor } from './labels.ts';
import { readCsl } from './read-csl.ts';
import { formatReference } from './reference/describe-reference.ts';
import { type SourceType, sourceType } from './source-types.ts';
import { describeDataset, describeSoftware, describeWebpage } from './types/online.ts';
import {
  describeChapter,
  describeConferencePaper,
  describeJournalArticle,
  describeNewspaperArticle,
} from './types/parts.ts';
import {
  describeBook,
  describeLaw,
  describeManuscript,
  describePatent,
  describeReport,
  describeStandard,
  describeThesis,
} from './types/works.ts';

const DESCRIBE: Readonly<Record<SourceType, Describe>> = {
  book: describeBook,
  chapter: describeChapter,
  'article-journal': describeJournalArticle,
  'article-newspaper': describeNewspaperArticle,
  'paper-conference': describeConferencePaper,
  thesis: describeThesis,
  standard: describeStandard,
  legislation: describeLaw,
  patent: describePatent,
  webpage: describeWebpage,
  report: describeReport,
  dataset: describeDataset,
  software: describeSoftware,
  manuscript: describeManuscript,
};

/**
 * The record of a CSL-JSON item per GOST R 7.0.100-2018, or its reference per GOST R 7.0.5-2008. Takes
 * what is there and never fails; an item without a title gives an empty text.
 */
export function formatCsl(
  csl: Readonly<Record<string, unknown>>,
  style: SourceStyle = USUAL_SOURCE_STYLE,
): string {
  const item = readCsl(csl);
  if (!item.text.title) return '';
  const type = sourceType(item.type, Boolean(item.text['container-title']));
  const labels = { ...labelsFor(item), organisationLast: style.organisation === 'last' };
  if (style.standard === '7.0.5-2008') {
    return formatReference(type, item, labels, style.contentType);
  }
  return printDescription(DESCRIBE[type](item, labels), style);
}

/** The text of a source for the list: made from its fields where it has them, else as it was typed. */
export function formatSource(source: SourceJson, style?: SourceStyle): string {
  return (source.csl && formatCsl(source.csl, style)) || source.raw.trim();
}
