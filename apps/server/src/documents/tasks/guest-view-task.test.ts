import { type DocumentSnapshot, defaultSettings, emptyContent } from '@pv/editor-schema';
import { describe, expect, it } from 'vitest';
import { guestViewOf } from './guest-view-task.ts';
import { shownPictures } from './shown-pictures.ts';

const SECRET = 'не для гостя';
const suggested = { id: 's1', authorId: SECRET, author: SECRET, at: '2026-11-26T00:00:00Z' };
const figure = (asset: string) => ({
  type: 'figure',
  attrs: { id: asset, images: [{ asset, width: 50, pixels: [30, 20], alt: '' }] },
});

const written: DocumentSnapshot = {
  version: 1,
  settings: {
    ...defaultSettings(),
    keywords: [SECRET],
    titleFields: { student: SECRET },
    titleBlocks: [{ id: 'b', kind: 'free', text: SECRET }],
    profileTaken: {
      id: SECRET,
      version: 1,
      name: SECRET,
      values: { appendixMarks: 'latin', titleReferences: 'ИСТОЧНИКИ' },
    },
    suppressed: [{ rule: 'r', quote: SECRET, reason: SECRET, by: SECRET, at: '' }],
  },
  sections: [
    {
      id: 'title',
      kind: 'title',
      title: '',
      content: { type: 'doc', content: [figure('emblem')] },
    },
    {
      id: 'intro',
      kind: 'intro',
      title: '',
      stage: SECRET,
      content: {
        type: 'doc',
        content: [
          {
            type: 'paragraph',
            content: [
              { type: 'text', text: 'Сказано' },
              { type: 'text', text: SECRET, marks: [{ type: 'insertion', attrs: suggested }] },
            ],
          },
          figure('shown'),
        ],
      },
    },
  ],
  sources: [{ id: 'src', raw: 'Книга', csl: null, kept: { raw: SECRET } }],
};

describe('what a guest of a document is shown', () => {
  const view = guestViewOf(written);

  it('is its text alone: nothing suggested, nobody named, no setting that is not read in it', () => {
    expect(JSON.stringify(view)).not.toContain(SECRET);
    expect(view.sections[1]?.content.content?.[0]).toEqual({
      type: 'paragraph',
      content: [{ type: 'text', text: 'Сказано' }],
    });
    expect(view.sections[0]?.content).toEqual(emptyContent());
    expect(view.sources).toEqual([{ id: 'src', raw: 'Книга', csl: null }]);
  });

  it('has the headings and numbers that the formatting gives it', () => {
    expect(view.settings.profileOverrides).toMatchObject({
      appendixMarks: 'latin',
      titleReferences: 'ИСТОЧНИКИ',
    });
  });

  it('has the pictures of the text that is shown', () => {
    expect([...shownPictures(view)]).toEqual(['shown']);
  });
});
