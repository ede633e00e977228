import {
  defaultSettings,
  type FigureImage,
  figureImages,
  type NodeJson,
  readSectionContent,
  sectionFragment,
  writeSnapshot,
} from '@pv/editor-schema';
import { getSchema } from '@tiptap/core';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { createHistory } from '../document/open-text.ts';
import { replaceContents } from '../document/replace-parts.ts';
import { schemaExtensions } from '../schema/extensions.ts';
import { figureAround, movePart, partWithId, stepPart } from './figure-parts.ts';
import { addFigures, addParts, changeFigure } from './insert-figure.ts';

const image = (asset: string): FigureImage => ({ asset, width: 50, pixels: [10, 10], alt: '' });
const line = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });

function opened() {
  const doc = new Y.Doc();
  const content = {
    type: 'doc',
    content: [
      line('До'),
      { type: 'figure', attrs: { id: 'f', images: [image('one')] } },
      line('После'),
    ],
  };
  writeSnapshot(doc, {
    version: 1,
    settings: defaultSettings(),
    sections: [{ id: 's', kind: 'intro', title: '', content }],
    sources: [],
  });
  const history = createHistory(doc);
  const live = {
    doc,
    replaceContents: (...[contents, name]: [Parameters<typeof replaceContents>[1], string]) =>
      replaceContents(doc, contents, { name, closed: new Set() }),
  };
  const blocks = () => readSectionContent(doc, 's').content ?? [];
  return { doc, history, live, blocks, shape: () => blocks().map(({ type }) => type) };
}

const picture = { type: 'figure', attrs: { images: [image('new')] } };

describe('figures whose pictures come after one has left the section', () => {
  it('stand after the block in which they were asked for, each with an id', () => {
    const { doc, live, blocks } = opened();
    const after = sectionFragment(doc, 's').toArray()[0];
    sectionFragment(doc, 's').insert(0, [new Y.XmlElement('paragraph')]);
    addFigures(live, { sectionId: 's', after }, [picture]);
    expect(blocks().map(({ type }) => type)).toEqual([
      'paragraph',
      'paragraph',
      'figure',
      'figure',
      'paragraph',
    ]);
    expect(blocks()[2]?.attrs).toMatchObject({ images: [image('new')] });
    expect(blocks()[2]?.attrs?.id).toMatch(/^[0-9a-f]{24}$/);
  });

  it('stand at the end when that block is gone', () => {
    const { doc, live, shape } = opened();
    const after = sectionFragment(doc, 's').toArray()[0];
    sectionFragment(doc, 's').delete(0);
    addFigures(live, { sectionId: 's', after }, [picture]);
    expect(shape()).toEqual(['figure', 'paragraph', 'figure']);
  });

  it('go with one undo', () => {
    const { live, history, shape } = opened();
    addFigures(live, { sectionId: 's', after: undefined }, [picture, picture]);
    expect(shape()).toHaveLength(5);
    history.undo();
    expect(shape()).toHaveLength(3);
  });
});

describe('the pictures of a figure', () => {
  it('are changed wherever the figure stands by now, and nothing beside them', () => {
    const { doc, live, blocks } = opened();
    sectionFragment(doc, 's').insert(0, [new Y.XmlElement('paragraph')]);
    changeFigure(live, { sectionId: 's', id: 'f' }, (images) => [...images, image('two')]);
    expect(blocks()[2]?.attrs?.images).toEqual([image('one'), image('two')]);
    expect(blocks().map(({ content }) => content?.[0]?.text)).toEqual([
      undefined,
      'До',
      undefined,
      'После',
    ]);
  });

  it('are left alone when the figure is gone', () => {
    const { doc, live, blocks } = opened();
    sectionFragment(doc, 's').delete(1);
    const before = blocks();
    changeFigure(live, { sectionId: 's', id: 'f' }, () => []);
    expect(blocks()).toEqual(before);
  });
});

describe('a figure to which pictures are added', () => {
  const to = { sectionId: 's', id: 'f', part: null };
  const assets = (figure: NodeJson | undefined) =>
    figure?.content?.map(({ attrs }) => figureImages({ attrs: attrs ?? {} })[0]?.asset);

  it('becomes one of parts under its own id and name', () => {
    const { live, blocks } = opened();
    addParts(live, to, [image('two')]);
    const [, figure] = blocks();
    expect([figure?.type, figure?.attrs?.id]).toEqual(['partedFigure', 'f']);
    expect(assets(figure)).toEqual(['one', 'two', undefined]);
  });

  it('takes a picture behind the part that is named', () => {
    const { live, blocks } = opened();
    addParts(live, to, [image('three')]);
    const first = String(blocks()[1]?.content?.[0]?.attrs?.id);
    addParts(live, { ...to, part: first }, [image('two')]);
    expect(assets(blocks()[1])).toEqual(['one', 'two', 'three', undefined]);
  });

  it('loses none of what two people add at once', () => {
    const { doc, live, blocks } = opened();
    addParts(live, to, [image('two')]);
    const other = new Y.Doc();
    Y.applyUpdate(other, Y.encodeStateAsUpdate(doc));
    const theirs = {
      doc: other,
      replaceContents: (...[contents, name]: Parameters<typeof live.replaceContents>) =>
        replaceContents(other, contents, { name, closed: new Set() }),
    };
    addParts(live, to, [image('mine')]);
    addParts(theirs, to, [image('theirs')]);
    Y.applyUpdate(doc, Y.encodeStateAsUpdate(other));
    expect(assets(blocks()[1])?.sort()).toEqual(['mine', 'one', 'theirs', 'two', undefined]);
  });
});

describe('the parts of a figure', () => {
  const part = (id: string) => ({ type: 'figurePart', attrs: { id }, content: [text(id)] });
  const text = (words: string) => ({ type: 'text', text: words });
  const figure = {
    type: 'partedFigure',
    attrs: { id: 'f' },
    content: [part('a'), part('bb'), part('ccc'), { type: 'figureCaption' }],
  };
  const doc = getSchema(schemaExtensions).nodeFromJSON({
    type: 'doc',
    content: [line('До'), figure],
  });
  const place = (id: string) => partWithId(doc, id) ?? -1;
  const at = (id: string) =>
    EditorState.create({ doc, selection: TextSelection.create(doc, place(id) + 2) });
  const order = (made: ReturnType<typeof stepPart>) =>
    made?.doc.lastChild?.children.map(({ attrs }) => attrs.id).slice(0, 3);

  it('change places by keys, the caret stays in its words', () => {
    const made = stepPart(at('bb'), -1);
    expect(order(made)).toEqual(['bb', 'a', 'ccc']);
    expect(made?.selection.$from.parent.attrs.id).toBe('bb');
    expect(order(stepPart(at('bb'), 1))).toEqual(['a', 'ccc', 'bb']);
    expect(stepPart(at('ccc'), 1)).toBeNull();
  });

  it('take the place of the one onto which they are dragged', () => {
    expect(order(movePart(at('a'), place('a'), place('ccc')))).toEqual(['bb', 'ccc', 'a']);
    expect(order(movePart(at('a'), place('ccc'), place('a')))).toEqual(['ccc', 'a', 'bb']);
  });

  it('are found around a place, with their figure', () => {
    expect(figureAround(doc, place('bb') + 1)).toEqual({ id: 'f', part: 'bb' });
    expect(figureAround(doc, 1)).toBeNull();
  });
});
