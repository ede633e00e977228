import type { Node } from '@unified-latex/unified-latex-types';
import { decodeText } from '../decode-text.ts';
import type { FilesBeside } from '../files-beside.ts';
import { finishImport, idMaker, warnAboutFormulas } from '../finish-import.ts';
import { putList, tellOfSources } from '../keyed-sources.ts';
import type { ImportOptions, ImportResult } from '../result.ts';
import { withWholeAddresses } from './addresses.ts';
import { argument, macrosIn, raw } from './ast.ts';
import { scanFile } from './file.ts';
import { withLoneDollars } from './lone-dollars.ts';
import { withPlainCode } from './own-code.ts';
import { carryOut } from './own-commands.ts';
import { parsed } from './parse.ts';
import { withParts } from './parts.ts';
import { LatexReader } from './reader.ts';

/** A page with the margins of a thesis, in points. */
const TEXT_WIDTH = 467;

/** What stands between the beginning and the end of the document; all where neither is typed. */
function bodyOf(nodes: readonly Node[]): readonly Node[] {
  const document = nodes.find((node) => node.type === 'environment' && node.env === 'document');
  return document?.type === 'environment' ? document.content : nodes;
}

/** What the commands of the title page hold. */
const typedIn = (nodes: readonly Node[], name: string): string =>
  macrosIn(nodes, new Set([name]))
    .map((macro) =>
      raw(argument(macro))
        .replace(/\\\\|~/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .join(' ');

/**
 * Takes a file of LaTeX in. Commands that are not known are named; the words that they are given stay.
 * @throws ImportError for what is no text, and for one that is too large or too deep
 */
export async function importLatex(
  bytes: Uint8Array,
  beside: FilesBeside,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const { onProgress = () => {} } = options;
  const newId = idMaker(options);
  onProgress('read', 0);
  const text = withWholeAddresses(await withParts(decodeText(bytes), beside));
  const { content } = parsed(withLoneDollars(carryOut(withPlainCode(text))));
  const { records, failed } = await beside.sources();
  const file = scanFile(content, records);
  const flow = putList(new LatexReader(file).blocks(bodyOf(content)), file.beside);
  const pictures = await beside.pictures(flow, newId);
  onProgress('recognise', 0);
  const [title, author, date] = ['title', 'author', 'date'].map((name) => typedIn(content, name));
  const result = finishImport(
    {
      flow,
      pictures,
      textWidth: TEXT_WIDTH,
      note(report, snapshot) {
        warnAboutFormulas(report, snapshot);
        tellOfSources(report, file.beside, failed);
        report.putAside('titlePage', [title, author, date].filter(Boolean).join('\n'));
        report.putAside('hidden', file.hidden.join('\n'));
        for (const [what, count] of file.unknown)
          report.warn('markup_unknown', null, { what, count });
        for (const [what, count] of file.lost.commands)
          report.warn('markup_lost', null, { what, count });
        for (const was of file.lost.references) report.warn('reference_unresolved', null, { was });
        for (const was of file.lost.citations) report.warn('citation_unresolved', null, { was });
      },
    },
    newId,
  );
  if (title) result.snapshot.settings.titleFields.title ??= title;
  onProgress('recognise', 1);
  return result;
}
