import type { DocumentSnapshot, NodeJson, SectionJson, SourceJson } from '@pv/editor-schema';
import { paragraph, section, snapshot } from '../../model/sample-document.ts';

/** Builders of documents for the tests of rules, on top of those of the model. */

type Part = string | NodeJson;

export const items = (type: 'bulletList' | 'orderedList', ...texts: Part[][]): NodeJson => ({
  type,
  ...(type === 'orderedList' ? { attrs: { format: 'digit', start: 1 } } : {}),
  content: texts.map((parts) => ({ type: 'listItem', content: [paragraph(...parts)] })),
});

/** A dash list of plain texts. */
export const list = (...texts: string[]): NodeJson =>
  items('bulletList', ...texts.map((text) => [text]));

export const footnote = (text: string): NodeJson => ({ type: 'footnote', attrs: { text } });

export const inlineFormula = (tex: string): NodeJson => ({ type: 'formulaInline', attrs: { tex } });

export const pageCitation = (id: string, locator: string): NodeJson => ({
  type: 'citation',
  attrs: { sources: [{ id, locator }] },
});

/** A document of one chapter. */
export const chapterOf = (...content: NodeJson[]): DocumentSnapshot =>
  snapshot([section('chap', 'c', 'Обзор методов', ...content)]);

/** A document of one chapter with paragraphs of plain text. */
export const textOf = (...texts: string[]): DocumentSnapshot =>
  chapterOf(...texts.map((text) => paragraph(text)));

/** A document of one chapter with this title. */
export const titled = (title: string, kind: SectionJson['kind'] = 'chap'): DocumentSnapshot =>
  snapshot([section(kind, 'c', title, paragraph('Текст.'))]);

/** A document with a list of sources typed by hand. */
export const sourcesOf = (...raws: string[]): DocumentSnapshot =>
  snapshot([section('chap', 'c', 'Обзор', paragraph('Текст.'))], {
    sources: raws.map((raw, index): SourceJson => ({ id: `s${index + 1}`, raw, csl: null })),
  });
