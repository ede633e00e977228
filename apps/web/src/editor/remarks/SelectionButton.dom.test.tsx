import { act, fireEvent } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import * as Y from 'yjs';
import { shown } from '../../testing/shown.tsx';
import { createRemarkStore } from './remark-store.ts';
import { SelectionButton } from './SelectionButton.tsx';

const figure = (id: string) =>
  `<figure class="figure" data-id="${id}"><div class="pictures"><img alt="${id}"></div><figcaption>Схема ${id}</figcaption></figure>`;
const TEXT = `<p>Слова</p>${figure('f1')}${figure('f2')}<section class="listing" data-id="l1"><p data-type="listingCaption">Обход</p><pre>код</pre></section><section class="tableBlock" data-id="t1"><table><td>Ячейка</td></table></section>`;

beforeEach(() => {
  const sheet = document.createElement('article');
  sheet.className = 'pv-sheet';
  sheet.id = 'section-a';
  sheet.innerHTML = `<div class="pv-text" contenteditable="true">${TEXT}</div>`;
  document.body.replaceChildren(sheet);
  getSelection()?.collapse(document.querySelector('p'), 0);
});

async function offered() {
  const doc = new Y.Doc();
  const remarks = createRemarkStore(doc);
  const { screen, user } = await shown(() => <SelectionButton doc={doc} remarks={remarks} />);
  const settle = () => act(() => new Promise((done) => setTimeout(done, 200)));
  const press = async (selector: string) => {
    const pressed = document.querySelector(selector);
    if (pressed) fireEvent.click(pressed);
    await settle();
    return screen.queryByRole('button', { name: 'Комментировать' });
  };
  return { remarks, user, press, settle, screen };
}

it('a picture or a listing that is pressed in an edited text is commented itself, wherever the caret is', async () => {
  const { remarks, user, press } = await offered();
  // a text that begins to be edited is drawn anew
  const text = document.querySelector('.pv-text');
  text?.addEventListener('click', () => {
    text.innerHTML = TEXT;
  });
  const button = await press('[data-id="f2"] img');
  if (button) await user.click(button);
  expect(remarks.begun()).toMatchObject({ section: 'a', node: 'f2', quote: 'Схема f2' });
  const listing = await press('pre');
  if (listing) await user.click(listing);
  expect(remarks.begun()).toMatchObject({ node: 'l1', quote: 'Обход' });
});

it('is gone once it is pressed, though the words stay selected', async () => {
  Range.prototype.getClientRects = () => [new DOMRect(0, 0, 80, 20)] as unknown as DOMRectList;
  const { remarks, settle, screen } = await offered();
  const words = document.querySelector('p');
  if (words) getSelection()?.selectAllChildren(words);
  document.dispatchEvent(new Event('selectionchange'));
  await settle();
  fireEvent.click(screen.getByRole('button', { name: 'Комментировать' }));
  expect(remarks.begun()).toMatchObject({ section: 'a', node: null });
  await settle();
  expect(screen.queryByRole('button', { name: 'Комментировать' })).toBeNull();
});

it('stands below the answers to a suggestion, not over them', async () => {
  Range.prototype.getClientRects = () => [new DOMRect(0, 0, 80, 20)] as unknown as DOMRectList;
  const bar = document.createElement('div');
  bar.dataset.editorBar = 'suggestion';
  bar.getBoundingClientRect = () => new DOMRect(0, 28, 380, 60);
  document.body.append(bar);
  const { settle, screen } = await offered();
  const words = document.querySelector('p');
  if (words) getSelection()?.selectAllChildren(words);
  document.dispatchEvent(new Event('selectionchange'));
  await settle();
  const button = screen.getByRole('button', { name: 'Комментировать' });
  expect(button.style.getPropertyValue('--below')).toBe('96px');
});

it('a cell that is pressed to be written in offers nothing, and a picture no more once one writes', async () => {
  const { press, settle, screen } = await offered();
  expect(await press('td')).toBeNull();
  expect(await press('[data-id="f1"] img')).not.toBeNull();
  const text = document.querySelector('.pv-text');
  if (text) fireEvent.keyDown(text, { key: 'а' });
  getSelection()?.collapse(document.querySelector('p'), 1);
  document.dispatchEvent(new Event('selectionchange'));
  await settle();
  expect(screen.queryByRole('button', { name: 'Комментировать' })).toBeNull();
});
