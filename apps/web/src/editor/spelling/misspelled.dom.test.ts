// @vitest-environment happy-dom
import { Editor } from '@tiptap/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as Y from 'yjs';
import { memoryStorage } from '../../platform/session/storage.ts';
import { schemaExtensions } from '../schema/extensions.ts';
import type { SpellPort } from './create-speller.ts';
import { misspelled } from './misspelled.ts';
import { openSpelling } from './spelling.ts';
import type { PlacedWord } from './words.ts';

/** A dictionary to which every word with «ы» is unknown. */
function port(): SpellPort {
  let tell: Parameters<SpellPort['listen']>[0] = () => undefined;
  return {
    post(request) {
      if (request.kind !== 'check') return;
      const wrong = request.words.filter((word) => word.includes('ы'));
      queueMicrotask(() => tell({ kind: 'checked', id: request.id, wrong }));
    },
    listen: (reply) => {
      tell = reply;
    },
    close: () => undefined,
  };
}

/** Long enough for the words to be looked at and for the dictionary to answer. */
const pause = () => vi.advanceTimersByTimeAsync(6000);

/** An editor of two paragraphs, what is underlined in it, and the words that have been looked up. */
async function open() {
  const spelling = openSpelling(new Y.Doc(), 'me', { storage: memoryStorage(), port });
  const speller = spelling.speller();
  if (!speller) throw new Error('Spelling is switched off');
  const asked = vi.spyOn(speller, 'isWrong');
  const editor = new Editor({
    injectCSS: false,
    extensions: [...schemaExtensions, misspelled(spelling, 'one')],
    content: '<p>слово ышибка</p><p>другой текст</p>',
  });
  await pause();
  return {
    editor,
    spelling,
    underlined: () =>
      [...editor.view.dom.querySelectorAll('.pv-misspelled')].map((one) => one.textContent),
    lookedUp() {
      const words = asked.mock.calls.map(
        ([{ word }]: [Pick<PlacedWord, 'word'>, ...unknown[]]) => word,
      );
      asked.mockClear();
      return new Set(words);
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('misspelled words of the edited section', () => {
  it('are looked up in the block that is written in, and not in the others again', async () => {
    const { editor, underlined, lookedUp } = await open();
    expect(underlined()).toEqual(['ышибка']);
    expect(lookedUp()).toEqual(new Set(['ышибка', 'слово', 'другой', 'текст']));
    editor.view.dispatch(editor.state.tr.insertText(' вытер', editor.state.doc.content.size - 1));
    await pause();
    expect(lookedUp()).toEqual(new Set(['другой', 'текст', 'вытер']));
    expect(underlined()).toEqual(['ышибка', 'вытер']);
    editor.destroy();
  });

  it('are judged anew when a word becomes one’s own or is removed, or the language changes', async () => {
    const { editor, spelling, underlined } = await open();
    spelling.speller()?.addWord('ышибка');
    expect(underlined()).toEqual([]);
    spelling.speller()?.removeWord('ышибка');
    expect(underlined()).toEqual(['ышибка']);
    vi.spyOn(spelling, 'language').mockReturnValue('none');
    spelling.point(null);
    expect(underlined()).toEqual([]);
    editor.destroy();
  });

  it('are judged by the dictionaries of now after spelling was off', async () => {
    const { editor, spelling, underlined } = await open();
    spelling.turn(false);
    expect(underlined()).toEqual([]);
    spelling.turn(true);
    await pause();
    expect(underlined()).toEqual(['ышибка']);
    editor.destroy();
  });
});
