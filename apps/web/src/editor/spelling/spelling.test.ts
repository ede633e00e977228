// @vitest-environment happy-dom
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { sectionSchema, sectionsMap } from '@pv/editor-schema';
import { loadModule } from 'hunspell-asm';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { memoryStorage } from '../../platform/session/storage.ts';
import { answerSpelling } from './answer-spelling.ts';
import { createSpeller, type SpellPort } from './create-speller.ts';
import type { SpellReply } from './protocol.ts';
import { openSpelling, ownWordsOf } from './spelling.ts';
import { TERMS, teach } from './vocabulary.ts';
import { type WordLanguage, wordsOf } from './words.ts';

const { paragraph, codeBlock } = sectionSchema.nodes;
const text = (words: string, ...marks: ('code' | 'bold')[]) =>
  sectionSchema.text(
    words,
    marks.map((mark) => sectionSchema.mark(mark)),
  );

describe('words that are looked up', () => {
  const read = (...content: Parameters<typeof text>[]) =>
    wordsOf(
      paragraph.create(
        null,
        content.map((piece) => text(...piece)),
      ),
      'auto',
    ).map(({ word, language }) => `${word}:${language}`);

  it('are read as the text stands once what is suggested is accepted', () => {
    const change = { id: 's', author: 'А', at: '2026-11-01T10:00:00.000Z' };
    const marked = (words: string, name: string) =>
      sectionSchema.text(words, [sectionSchema.mark(name, change)]);
    const block = paragraph.create(null, [
      marked('Цель', 'deletion'),
      marked('Задача', 'insertion'),
      text(' конечн'),
      marked('ый', 'deletion'),
      marked('ая', 'insertion'),
    ]);
    const placed = wordsOf(block, 'auto').map(({ word, from, to }) => [word, from, to]);
    expect(placed).toEqual([
      ['Задача', 4, 10],
      ['конечная', 11, 21],
    ]);
  });

  it('are told by their letters, and joined over marks', () => {
    expect(read(['Сеть ResNet и ней'], ['рон', 'bold'])).toEqual([
      'Сеть:ru',
      'ResNet:en',
      'нейрон:ru',
    ]);
  });

  it('are neither code, nor addresses, nor names with digits, nor abbreviations in capitals', () => {
    expect(read(['let x', 'code'], [' https://a.ru/привет x86 ЭВМ a@b.ru user_name'])).toEqual([]);
    expect(wordsOf(codeBlock.create(null, text('ошипка')), 'auto')).toEqual([]);
  });

  it('are those of the language of the section, and none where it is not checked', () => {
    const block = paragraph.create(null, text('слово word'));
    expect(wordsOf(block, 'en').map(({ word }) => word)).toEqual(['word']);
    expect(wordsOf(block, 'none')).toEqual([]);
  });

  it('stand where they stand after an object of the line', () => {
    const note = sectionSchema.nodes.footnote.create({ text: 'да' });
    const block = paragraph.create(null, [text('а'), note, text('слово')]);
    expect(wordsOf(block, 'auto')).toMatchObject([{ from: 2, to: 7 }]);
  });
});

const folder = (name: string) => dirname(createRequire(import.meta.url).resolve(name));

async function open(language: WordLanguage) {
  const factory = await loadModule();
  const file = async (end: string) =>
    factory.mountBuffer(await readFile(join(folder(`dictionary-${language}`), `index.${end}`)));
  return factory.create(await file('aff'), await file('dic'));
}

function spellerWith(openDictionary = open) {
  const own = ownWordsOf('me', memoryStorage());
  const port = (): SpellPort => {
    let tell: (reply: SpellReply) => void = () => undefined;
    const answer = answerSpelling(openDictionary, (reply) => tell(reply));
    return {
      post: (request) => void answer(request),
      listen: (reply) => {
        tell = reply;
      },
      close: () => undefined,
    };
  };
  return createSpeller({ openPort: port, own, later: (act) => queueMicrotask(act) });
}

const told = (speller: { subscribe(listener: () => void): () => void }) =>
  new Promise<void>((resolve) => {
    const stop = speller.subscribe(() => {
      stop();
      resolve();
    });
  });

describe('spelling', () => {
  it('knows Russian and English, words joined by a hyphen too, and suggests', async () => {
    const speller = spellerWith();
    const russian = ['молоко', 'малоко', 'веб-сервер'].map((word) => ({
      word,
      language: 'ru' as const,
    }));
    for (const word of russian) expect(speller.isWrong(word)).toBeUndefined();
    await told(speller);
    expect(russian.map(speller.isWrong)).toEqual([false, true, false]);
    expect(await speller.suggest('малоко', 'ru')).toContain('молоко');
    expect(speller.isWrong({ word: 'teh', language: 'en' })).toBeUndefined();
    await told(speller);
    expect(speller.isWrong({ word: 'teh', language: 'en' })).toBe(true);
  });

  it('lacks every added term until it is told, and then knows it inflected', async () => {
    const dictionary = await open('ru');
    expect(TERMS.filter((term) => dictionary.spell(term))).toEqual([]);
    teach(dictionary);
    const right = `виртуализацией стартапов кэшей нейросетями репозиторию нормоконтроля свёрточной
      кэшем валидирована сериализуются логировал кэшируется сгенерирован кибербезопасности`;
    const wrong = 'виртуализацый стартапоф нормоконтралем сверточнай';
    const unknown = (words: string) => words.split(/\s+/).filter((word) => !dictionary.spell(word));
    expect(unknown(right)).toEqual([]);
    expect(unknown(wrong)).toHaveLength(4);
  });

  it('takes a word of one’s own for right, in any case, until it is removed', () => {
    const speller = spellerWith();
    speller.addWord('Нейросеть');
    expect(speller.isWrong({ word: 'нейросеть', language: 'ru' })).toBe(false);
    expect(speller.ownWords()).toEqual(['нейросеть']);
    speller.removeWord('нейросеть');
    expect(speller.isWrong({ word: 'нейросеть', language: 'ru' })).toBeUndefined();
  });

  it('underlines nothing where the dictionary does not come', async () => {
    const speller = spellerWith(() => Promise.reject(new Error('no network')));
    expect(speller.isWrong({ word: 'ошипка', language: 'ru' })).toBeUndefined();
    expect(await speller.suggest('ошипка', 'ru')).toEqual([]);
  });
});

describe('spelling of a document', () => {
  it('keeps being off on this device, and the language of a section in the document', () => {
    const doc = new Y.Doc();
    sectionsMap(doc).set('one', new Y.Map([['kind', 'chap']]));
    const storage = memoryStorage();
    const first = openSpelling(doc, 'me', { storage });
    expect(first.isOn()).toBe(true);
    first.turn(false);
    first.setLanguage('one', 'en');
    const second = openSpelling(doc, 'me', { storage });
    expect(second.isOn()).toBe(false);
    expect(second.language('one')).toBe('en');
    expect(second.language('two')).toBe('auto');
  });
});
