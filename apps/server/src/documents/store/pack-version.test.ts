import { defaultSettings, type NodeJson } from '@pv/editor-schema';
import { describe, expect, it } from 'vitest';
import { packVersion, unpackVersion } from './pack-version.ts';

const by = { id: '1', author: 'Белова А.', authorId: 'b', at: '2026-11-26T14:05:00.000Z' };

const version = (...words: NodeJson[]) => ({
  version: 1,
  settings: defaultSettings(),
  sections: [
    {
      id: 'a',
      kind: 'intro' as const,
      title: '',
      content: { type: 'doc', content: [{ type: 'paragraph', content: words }] },
    },
  ],
  sources: [],
});

describe('an edition with suggestions', () => {
  const plain = version({ type: 'text', text: 'Стенд' });
  const suggested = version(
    { type: 'text', text: 'Стенд' },
    { type: 'text', text: ' собран', marks: [{ type: 'insertion', attrs: by }] },
  );

  it('has the digest and the words of the text without them, so that no approval is dropped', async () => {
    const [one, other] = [await packVersion(plain), await packVersion(suggested)];
    expect(other.hash).toBe(one.hash);
    expect(other.words).toBe(one.words);
    expect(other.digest).not.toBe(one.digest);
  });

  it('keeps them', async () => {
    expect(await unpackVersion((await packVersion(suggested)).packed)).toEqual(suggested);
  });
});
