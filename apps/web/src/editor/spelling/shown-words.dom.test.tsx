import { expect, test } from 'vitest';
import { readBlock } from './shown-words.ts';

const block = (html: string): Element => {
  const made = document.createElement('p');
  made.innerHTML = html;
  return made;
};

test('words of a shown block are joined over marks and stand where they stand on the page', () => {
  const read = readBlock(block('Сеть ней<strong>рон</strong> далее'), 'auto');
  expect(read.words.map(({ word }) => word)).toEqual(['Сеть', 'нейрон', 'далее']);
  expect(read.words.map((word) => read.rangeOf(word).toString())).toEqual([
    'Сеть',
    'нейрон',
    'далее',
  ]);
});

test('what is drawn, code and addresses are no words', () => {
  const html = 'до<span class="atom">рис</span>после <code>ошипка</code> <a href="/">ссылко</a>';
  const read = readBlock(block(html), 'auto');
  expect(read.words.map(({ word }) => word)).toEqual(['до', 'после']);
});

test('what is suggested to be deleted is not read, nor does it join what stands around it', () => {
  const html = 'Цель <del class="pv-deletion">ошипк</del><ins class="pv-insertion">итог</ins>и';
  const { words, rangeOf } = readBlock(block(html), 'auto');
  expect(words.map(({ word }) => word)).toEqual(['Цель', 'итоги']);
  expect(words.map((word) => rangeOf(word).toString())).toEqual(['Цель', 'итоги']);
});
