import {
  defaultSettings,
  type FigureImage,
  readSectionContent,
  sectionFragment,
  writeSnapshot,
} from '@pv/editor-schema';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { createHistory } from '../document/open-text.ts';
import { replaceContents } from '../document/replace-parts.ts';
import { addFigures, changeFigure } from './insert-figure.ts';

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
