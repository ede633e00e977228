import type { Definition, FootnoteDefinition, Heading, Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { mathFromMarkdown } from 'mdast-util-math';
import { toString as textOf } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';
import { math } from 'micromark-extension-math';
import { decodeText } from '../decode-text.ts';
import { ImportError } from '../errors.ts';
import type { FilesBeside } from '../files-beside.ts';
import { finishImport, idMaker, warnAboutFormulas } from '../finish-import.ts';
import {
  type CitedSources,
  pickCited,
  putList,
  readReferenceLines,
  tellOfSources,
} from '../keyed-sources.ts';
import { DEFAULT_LIMITS } from '../package/limits.ts';
import { structuralKind } from '../recognise/structural-names.ts';
import type { ImportOptions, ImportResult } from '../result.ts';
import { splitFrontMatter } from './front-matter.ts';
import { withoutMarks } from './pandoc-marks.ts';
import { readBlocks } from './read-blocks.ts';
import { type MarkdownFile, nameOf } from './read-inlines.ts';
import { citedKeys } from './references.ts';
import { refuseSlow } from './refuse-slow.ts';

/** A page with the margins of a thesis, in points: Markdown has none. */
const TEXT_WIDTH = 467;

function parse(text: string): Root {
  return fromMarkdown(text, {
    extensions: [gfm(), math()],
    mdastExtensions: [gfmFromMarkdown(), mathFromMarkdown()],
  });
}

/** Definitions stand anywhere, also in quotations and lists. */
function collect(nodes: readonly RootContent[], file: Collected, depth = 0): Collected {
  if (depth > DEFAULT_LIMITS.depth) throw new ImportError('import_too_big', 'too_deep');
  for (const node of nodes) {
    if (node.type === 'definition') file.definitions.set(nameOf(node.identifier), node);
    if (node.type === 'footnoteDefinition') file.footnotes.set(nameOf(node.identifier), node);
    if ('children' in node) collect(node.children as RootContent[], file, depth + 1);
  }
  return file;
}

interface Collected {
  definitions: Map<string, Definition>;
  footnotes: Map<string, FootnoteDefinition>;
}

/**
 * The only heading of the first level, over all others, is the title of the work: the others move up.
 * Gives the title, and what is left to read.
 */
function partTitle(nodes: readonly RootContent[]): { title: string; body: RootContent[] } {
  const headings = nodes.filter((node): node is Heading => node.type === 'heading');
  const [first] = headings;
  const top = headings.filter(({ depth }) => depth === 1);
  const title = first ? textOf(first) : '';
  const isTitle =
    first?.depth === 1 && top.length === 1 && headings.length > 1 && nodes[0] === first;
  if (!isTitle || structuralKind(title) || /^\d/.test(title))
    return { title: '', body: [...nodes] };
  const body = nodes.slice(1).map((node) => {
    if (node.type !== 'heading') return node;
    return { ...node, depth: Math.max(1, node.depth - 1) as Heading['depth'] };
  });
  return { title, body };
}

function begun(
  { definitions, footnotes }: Collected,
  { labels, sources, source }: Pick<MarkdownFile, 'labels' | 'sources' | 'source'>,
): MarkdownFile {
  return {
    source,
    definitions,
    footnotes,
    labels,
    sources,
    lost: { references: [], citations: [] },
    unknown: new Map(),
    hidden: [],
    noted: new Set(),
    formulas: 0,
    pictures: new Map(),
  };
}

/** Pandoc's mark of the place where the list is printed is no text once it is there. */
function withoutListPlace(nodes: readonly RootContent[], { records }: CitedSources): RootContent[] {
  if (records.length === 0) return [...nodes];
  return nodes.filter(
    (node) => node.type !== 'paragraph' || !/^:{3,}\s*\{#refs\b[^}]*\}\s*:{3,}$/.test(textOf(node)),
  );
}

/**
 * Takes a file of Markdown in, with the tables, notes and formulas of GitHub's and Pandoc's.
 * @throws ImportError for what is no text, and for one that is too large or too deep
 */
export async function importMarkdown(
  bytes: Uint8Array,
  beside: FilesBeside,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const { onProgress = () => {} } = options;
  onProgress('read', 0);
  const front = splitFrontMatter(decodeText(bytes));
  refuseSlow(front.text);
  const source = withoutMarks(front.text);
  const { title, body } = partTitle(parse(source).children);
  const known = collect(body, { definitions: new Map(), footnotes: new Map() });
  // what is named further on is known before the text is read that refers to it
  const scout = begun(known, { labels: new Set(), sources: new Map(), source });
  readBlocks(body, scout);
  const { records, failed } = await beside.sources();
  const own = scout.sources.size > 0;
  const all = own ? [] : [...readReferenceLines(front.typed), ...records];
  const listed = pickCited(citedKeys(`${front.typed}\n${front.text}`), all);
  const file = begun(known, { ...scout, ...(!own && { sources: listed.numbers }) });
  const flow = putList(readBlocks(withoutListPlace(body, listed), file), listed);
  const pictures = await beside.pictures(flow, idMaker(options));
  onProgress('recognise', 0);
  const result = finishImport(
    {
      flow,
      pictures,
      textWidth: TEXT_WIDTH,
      note(report, snapshot) {
        warnAboutFormulas(report, snapshot);
        tellOfSources(report, listed, failed);
        report.putAside('titlePage', [front.typed, title].filter(Boolean).join('\n'));
        report.putAside('hidden', file.hidden.join('\n'));
        const unused = [...known.footnotes].filter(([name]) => !file.noted.has(name));
        report.putAside('dropped', unused.map(([, note]) => textOf(note)).join('\n'));
        for (const [what, count] of file.unknown)
          report.warn('markup_unknown', null, { what, count });
        for (const was of file.lost.references) report.warn('reference_unresolved', null, { was });
        for (const was of file.lost.citations) report.warn('citation_unresolved', null, { was });
      },
    },
    idMaker(options),
  );
  const named = title || /^title\s*:\s*["']?(.+?)["']?\s*$/m.exec(front.typed)?.[1];
  if (named) result.snapshot.settings.titleFields.title ??= named;
  onProgress('recognise', 1);
  return result;
}
