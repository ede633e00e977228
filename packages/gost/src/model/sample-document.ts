import {
  type DocumentSnapshot,
  defaultSettings,
  type NodeJson,
  type NumberingScheme,
  type SectionJson,
  type SourceJson,
  type SourceStyle,
} from '@pv/editor-schema';

/** Builders of editor JSON for tests. */
export const text = (value: string, ...marks: string[]): NodeJson => ({
  type: 'text',
  text: value,
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
});

const inlines = (parts: (string | NodeJson)[]): NodeJson[] =>
  parts.filter((part) => part !== '').map((part) => (typeof part === 'string' ? text(part) : part));

export const paragraph = (...parts: (string | NodeJson)[]): NodeJson => ({
  type: 'paragraph',
  content: inlines(parts),
});

export const heading = (
  id: string | null,
  title: string,
  level = 2,
  numbered = true,
): NodeJson => ({
  type: 'heading',
  attrs: { id, level, numbered },
  content: inlines([title]),
});

export const figure = (id: string | null, caption: string, asset = 'chart'): NodeJson => ({
  type: 'figure',
  attrs: { id, images: [{ asset, width: 60, pixels: [4, 3], alt: '' }] },
  content: inlines([caption]),
});

/** A figure of parts; each an id and its explanation. */
export const partedFigure = (
  id: string,
  caption: string,
  parts: [id: string, name: string][],
  columns = 2,
): NodeJson => ({
  type: 'partedFigure',
  attrs: { id, columns },
  content: [
    ...parts.map(([part, name]) => ({
      ...figure(part, name),
      type: 'figurePart',
    })),
    { type: 'figureCaption', content: inlines([caption]) },
  ],
});

export const formula = (id: string | null, tex: string, numbered = true): NodeJson => ({
  type: 'formula',
  attrs: { id, tex, numbered },
});

export const listing = (id: string | null, caption: string, code: string): NodeJson => ({
  type: 'listing',
  attrs: { id },
  content: [
    { type: 'listingCaption', content: inlines([caption]) },
    { type: 'codeBlock', attrs: { language: null }, content: inlines([code]) },
  ],
});

export const cell = (content: string, attrs: Record<string, unknown> = {}): NodeJson => ({
  type: 'tableCell',
  attrs: { colspan: 1, rowspan: 1, colwidth: null, ...attrs },
  content: [paragraph(content)],
});

export const headCell = (content: string, attrs: Record<string, unknown> = {}): NodeJson => ({
  ...cell(content, attrs),
  type: 'tableHeader',
});

export const tableBlock = (id: string | null, caption: string, rows: NodeJson[][]): NodeJson => ({
  type: 'tableBlock',
  attrs: { id },
  content: [
    { type: 'tableCaption', content: inlines([caption]) },
    { type: 'table', content: rows.map((cells) => ({ type: 'tableRow', content: cells })) },
  ],
});

export const reference = (target: string): NodeJson => ({
  type: 'crossReference',
  attrs: { target },
});

export const citation = (...ids: string[]): NodeJson => ({
  type: 'citation',
  attrs: { sources: ids.map((id) => ({ id, locator: null })) },
});

export const section = (
  kind: SectionJson['kind'],
  id: string,
  title: string,
  ...content: NodeJson[]
): SectionJson => ({
  id,
  kind,
  title,
  content: { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] },
});

export const source = (id: string, raw = `Источник ${id}`): SourceJson => ({ id, raw, csl: null });

export const snapshot = (
  sections: SectionJson[],
  {
    numbering = 'through' as NumberingScheme,
    sources = [] as SourceJson[],
    keywords = [] as string[],
    profile = defaultSettings().profile,
    titleFields = {} as Record<string, string>,
    sourceStyle = undefined as SourceStyle | undefined,
  } = {},
): DocumentSnapshot => ({
  version: 1,
  settings: { profile, numbering, keywords, titleFields, ...(sourceStyle && { sourceStyle }) },
  sections,
  sources,
});
