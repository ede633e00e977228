import { SUPPORT_FILE_BYTES } from '@pv/contract';
import { describe, expect, it } from 'vitest';
import { type Attachment, chooseFiles, filesAfter, hindranceOf, keysOf } from './attachments.ts';

const file = (name: string, size = 10) => ({ name, size });
const attached = (state: Attachment['state']): Attachment => ({
  id: '1',
  name: 'a',
  size: 1,
  state,
});

describe('files for a message', () => {
  it('are three at most, those that are there included', () => {
    const { taken, refused } = chooseFiles(1, [file('a.png'), file('b.pdf'), file('c.zip')]);
    expect(taken.map(({ name }) => name)).toEqual(['a.png', 'b.pdf']);
    expect(refused).toEqual([{ reason: 'tooMany', name: 'c.zip' }]);
  });

  it('are refused one by one, each with its reason', () => {
    const { taken, refused } = chooseFiles(0, [
      file('a.exe'),
      file('b.png', 0),
      file('c.mp4', SUPPORT_FILE_BYTES + 1),
      file('d.jpeg', SUPPORT_FILE_BYTES),
    ]);
    expect(taken.map(({ name }) => name)).toEqual(['d.jpeg']);
    expect(refused.map(({ reason }) => reason)).toEqual(['wrongType', 'empty', 'tooLarge']);
  });

  it('let a message go only when all of them have come', () => {
    const ready = attached({ kind: 'ready', key: 'k' });
    const failed = attached({ kind: 'failed', words: 'Нет связи', again: true });
    expect(hindranceOf([ready])).toBeNull();
    expect(hindranceOf([ready, failed])).toBe('failed');
    expect(hindranceOf([failed, attached({ kind: 'sending', share: 0.5 })])).toBe('sending');
    expect(keysOf([ready, failed])).toEqual(['k']);
  });

  it('that were attached while it was sent stay for the next one', () => {
    const gone = attached({ kind: 'ready', key: 'gone' });
    const ready = attached({ kind: 'ready', key: 'next' });
    const coming = attached({ kind: 'sending', share: 0.5 });
    expect(filesAfter([gone, ready, coming], ['gone'])).toEqual([ready, coming]);
  });
});
