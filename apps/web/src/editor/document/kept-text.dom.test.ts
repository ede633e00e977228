// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { readAhead, takeKept } from './kept-text.ts';

describe('a text that is read before its page is there', () => {
  it('is given once', () => {
    readAhead('work', 'student');
    const [first, second] = [takeKept('work', 'student'), takeKept('work', 'student')];
    expect(second.doc).not.toBe(first.doc);
    for (const { local } of [first, second]) local.close();
  });

  it('is the one that the page gets, which hears of every change', async () => {
    readAhead('work', 'student');
    const { doc, local } = takeKept('work', 'student');
    await local.loaded;
    doc.getText('t').insert(0, 'слово');
    local.close();
    const again = takeKept('work', 'student');
    await again.local.loaded;
    expect(again.doc.getText('t').toString()).toBe('слово');
    again.local.close();
  });

  it('is given for no other person and no other document', async () => {
    const own = takeKept('work', 'student');
    await own.local.loaded;
    own.doc.getText('t').insert(0, 'слово');
    own.local.close();
    for (const [work, person] of [
      ['work', 'guest'],
      ['other', 'student'],
    ] as const) {
      readAhead('work', 'student');
      const { doc, local } = takeKept(work, person);
      await local.loaded;
      expect(doc.getText('t').toString()).toBe('');
      local.close();
    }
  });
});
