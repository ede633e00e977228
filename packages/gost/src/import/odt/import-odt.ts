import { ImportError } from '../errors.ts';
import { finishImport, idMaker } from '../finish-import.ts';
import { child, elements, type XmlElement } from '../ooxml/tree.ts';
import { type Archive, openArchive } from '../package/archive.ts';
import { DEFAULT_LIMITS, type PackageLimits } from '../package/limits.ts';
import { readXmlPart } from '../package/xml-part.ts';
import { loadPictures } from '../pictures/load-pictures.ts';
import type { ImportOptions, ImportResult } from '../result.ts';
import { mathmlToLatex } from './mathml-to-latex.ts';
import { createReader } from './read-blocks.ts';
import { readStyles } from './styles.ts';

/** A page with the margins of a thesis, in points. */
const TEXT_WIDTH = 467;
const CONTENT = 'content.xml';

/** Text stands in paragraphs, in what is inside them, and in the leaves of formulas. */
const keepsText = (name: string): boolean =>
  /^(text:|svg:(title|desc)|(\w+:)?m([ino]|text|s)$)/.test(name) &&
  !/^text:(list|section|index-body|table-of-content)/.test(name);

const ZIP = [0x50, 0x4b, 0x03, 0x04];

async function open(bytes: Uint8Array, limits: PackageLimits): Promise<Archive> {
  if (bytes.length === 0) throw new ImportError('import_not_odt', 'empty_file');
  if (new TextDecoder('latin1').decode(bytes.subarray(0, 5)) === '%PDF-') {
    throw new ImportError('import_pdf', 'pdf');
  }
  if (ZIP.some((byte, at) => bytes[at] !== byte))
    throw new ImportError('import_not_odt', 'other_file');
  const archive = await openArchive(bytes, limits);
  const type = await archive.read('mimetype', 'xmlPart');
  const isText = type && new TextDecoder().decode(type).includes('opendocument.text');
  if (!isText) throw new ImportError('import_not_odt', 'other_zip');
  const manifest = await archive.read('META-INF/manifest.xml', 'xmlPart');
  if (manifest && new TextDecoder().decode(manifest).includes('encryption-data')) {
    throw new ImportError('import_encrypted', 'encrypted');
  }
  return archive;
}

/** The formulas that are objects of the document, by their folders; those that cannot be read are counted. */
async function readFormulas(archive: Archive, limits: PackageLimits, unknown: Set<string>) {
  const formulas = new Map<string, string>();
  let broken = 0;
  for (const name of archive.names) {
    const folder = /^(.+)\/content\.xml$/.exec(name)?.[1];
    if (!folder) continue;
    try {
      const root = await readXmlPart(archive, name, limits, keepsText);
      if (root && /(^|:)math$/.test(root.name)) formulas.set(folder, mathmlToLatex(root, unknown));
    } catch (error) {
      if (!(error instanceof ImportError) || error.code !== 'import_broken') throw error;
      broken += 1;
    }
  }
  return { formulas, broken };
}

function bodyOf(content: XmlElement): XmlElement {
  const text = child(child(content, 'office:body'), 'office:text');
  if (!text) throw new ImportError('import_broken', 'part_missing', { part: CONTENT });
  return text;
}

/**
 * Takes a document of LibreOffice in.
 * @throws ImportError for what is no ODT, and for a broken, encrypted or oversized one
 */
export async function importOdt(
  bytes: Uint8Array,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const { onProgress = () => {} } = options;
  const newId = idMaker(options);
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  onProgress('unpack', 0);
  const archive = await open(bytes, limits);
  const content = await readXmlPart(archive, CONTENT, limits, keepsText);
  if (!content) throw new ImportError('import_broken', 'part_missing', { part: CONTENT });
  onProgress('read', 0);
  const unknown = new Set<string>();
  const { formulas, broken } = await readFormulas(archive, limits, unknown);
  const context = createReader({
    styles: readStyles([await readXmlPart(archive, 'styles.xml', limits), content]),
    formulas,
    counts: { comments: 0, endnotes: 0, textBoxes: 0, insertions: 0 },
    deleted: [],
  });
  const flow = context.readBlocks(elements(bodyOf(content)));
  const pictures = await loadPictures(flow, archive, {
    newId,
    onShare: (share) => onProgress('pictures', share),
  });
  onProgress('recognise', 0);
  const { counts, deleted } = context;
  const deletions = deleted.length;
  const result = finishImport(
    {
      flow,
      pictures,
      textWidth: TEXT_WIDTH,
      counts: {
        insertions: counts.insertions,
        comments: counts.comments,
        textBoxes: counts.textBoxes,
        deletions,
      },
      note(report) {
        report.putAside('deleted', deleted.join('\n'));
        const { insertions, comments, endnotes } = counts;
        if (insertions + deletions > 0)
          report.warn('revisions_accepted', null, { insertions, deletions });
        if (comments > 0) report.warn('comments_dropped', null, { count: comments });
        if (endnotes > 0) report.warn('endnotes_became_footnotes', null, { count: endnotes });
        if (broken > 0) report.warn('formula_object', null, { count: broken });
        for (const name of unknown) report.warn('formula_element_unknown', null, { name });
      },
    },
    newId,
  );
  onProgress('recognise', 1);
  return result;
}
