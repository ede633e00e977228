import { checkContent, type DocumentSnapshot, type SectionKind } from '@pv/editor-schema';
import { readComments } from './comments/read-comments.ts';
import { countDocument } from './count-document.ts';
import { readParts } from './ooxml/parts.ts';
import { DEFAULT_LIMITS } from './package/limits.ts';
import { openPackage } from './package/open-package.ts';
import { loadPictures } from './pictures/load-pictures.ts';
import { createContext } from './read/context.ts';
import { readBlocks, textWidth } from './read/read-body.ts';
import type { ReadLog } from './read/read-log.ts';
import { type Recognised, recognise } from './recognise/recognise.ts';
import type { ImportReport } from './report.ts';
import type { ImportOptions, ImportResult } from './result.ts';

/**
 * Takes a DOCX in: reads it, recognises the parts of a thesis in it and gives a document for the
 * editor, its pictures and a report of what became what.
 * @throws ImportError for a file that is no DOCX, or a broken, encrypted, oversized one or one with macros.
 */
export async function importDocx(
  bytes: Uint8Array,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const { newId = randomId, onProgress = () => {} } = options;
  onProgress('unpack', 0);
  const source = await openPackage(bytes, { ...DEFAULT_LIMITS, ...options.limits });
  const parts = await readParts(source);
  onProgress('read', 0);
  const context = createContext(parts);
  const flow = readBlocks(parts.body, context);
  onProgress('pictures', 0);
  const pictures = await loadPictures(flow, source.archive, {
    newId,
    onShare: (share) => onProgress('pictures', share),
  });
  onProgress('recognise', 0);
  const recognised = recognise(flow, { newId, pictures, textWidth: textWidth(parts.body) });
  requireSchema(recognised.snapshot);
  const report = toReport(recognised, context.log);
  onProgress('recognise', 1);
  const { snapshot, labels } = recognised;
  const comments = readComments({ ...parts, extended: parts.commentsExtended });
  return { snapshot, assets: pictures.assets, report, labels, comments };
}

const randomId = () => crypto.randomUUID().replaceAll('-', '').slice(0, 12);

/** The editor takes only what its schema allows; anything else is a fault of this package. */
function requireSchema(snapshot: DocumentSnapshot): void {
  for (const section of snapshot.sections) checkContent(section.content);
}

function toReport({ snapshot, report, questions }: Recognised, log: ReadLog): ImportReport {
  const { insertions, deletions, comments, textBoxes, endnotes } = log.counts;
  for (const { kind, text } of log.setAside) report.putAside(kind, text);
  if (insertions + deletions > 0)
    report.warn('revisions_accepted', null, { insertions, deletions });
  if (comments > 0) report.warn('comments_taken', null, { count: comments });
  if (endnotes > 0) report.warn('endnotes_became_footnotes', null, { count: endnotes });
  if (log.formulaObjects > 0) report.warn('formula_object', null, { count: log.formulaObjects });
  if (log.unknownSymbols > 0) report.warn('symbol_unknown', null, { count: log.unknownSymbols });
  const has = (kind: SectionKind) => snapshot.sections.some((section) => section.kind === kind);
  if (!has('abstract')) report.warn('abstract_missing', null);
  if (!has('main')) report.warn('contents_missing', null);
  for (const name of log.unknownMath) report.warn('formula_element_unknown', null, { name });
  return {
    counts: { ...countDocument(snapshot), insertions, deletions, comments, textBoxes },
    ...report.finish(snapshot.sections),
    questions,
    setAside: report.setAside,
  };
}
