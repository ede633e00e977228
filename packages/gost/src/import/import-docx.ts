import type { DocumentSnapshot } from '@pv/editor-schema';
import { readComments } from './comments/read-comments.ts';
import { finishImport, idMaker } from './finish-import.ts';
import { readParts } from './ooxml/parts.ts';
import { DEFAULT_LIMITS } from './package/limits.ts';
import { openPackage } from './package/open-package.ts';
import { loadPictures } from './pictures/load-pictures.ts';
import { createContext } from './read/context.ts';
import { readBlocks, textWidth } from './read/read-body.ts';
import type { ReadLog } from './read/read-log.ts';
import type { ReportBuilder } from './report-builder.ts';
import type { ImportOptions, ImportResult } from './result.ts';
import { accountRevisions } from './revisions.ts';

/**
 * Takes a DOCX in: reads it, recognises the parts of a thesis in it and gives a document for the
 * editor, its pictures and a report of what became what.
 * @throws ImportError for a file that is no DOCX, or a broken, encrypted, oversized one or one with macros.
 */
export async function importDocx(
  bytes: Uint8Array,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const { onProgress = () => {} } = options;
  const newId = idMaker(options);
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
  const { insertions, deletions, comments, textBoxes } = context.log.counts;
  const result = finishImport(
    {
      flow,
      pictures,
      textWidth: textWidth(parts.body),
      counts: { insertions, deletions, comments, textBoxes },
      note: (report, snapshot) => noteLog(context.log, report, snapshot),
    },
    newId,
  );
  onProgress('recognise', 1);
  return { ...result, comments: readComments({ ...parts, extended: parts.commentsExtended }) };
}

function noteLog(log: ReadLog, report: ReportBuilder, snapshot: DocumentSnapshot): void {
  const { comments, endnotes, cells } = log.counts;
  for (const { kind, text } of log.setAside) report.putAside(kind, text);
  const { suggested, accepted, lost } = accountRevisions(log.revisions, snapshot);
  for (const text of lost) report.putAside('deleted', text);
  if (suggested > 0) report.warn('revisions_suggested', null, { count: suggested });
  if (accepted > 0) report.warn('revisions_unsuggested', null, { count: accepted });
  if (cells > 0) report.warn('cells_tracked', null, { count: cells });
  if (comments > 0) report.warn('comments_taken', null, { count: comments });
  if (endnotes > 0) report.warn('endnotes_became_footnotes', null, { count: endnotes });
  if (log.formulaObjects > 0) report.warn('formula_object', null, { count: log.formulaObjects });
  if (log.unknownSymbols > 0) report.warn('symbol_unknown', null, { count: log.unknownSymbols });
  for (const name of log.unknownMath) report.warn('formula_element_unknown', null, { name });
}
