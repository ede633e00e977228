// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { domPlace, shownAt, shownPlace, typedNodes } from './shown-place.ts';

afterEach(() => vi.restoreAllMocks());

function drawn(html: string): Element {
  const text = document.createElement('div');
  text.innerHTML = html;
  return text;
}

/** The place before a word of a text. */
function before(text: Element, word: string) {
  const node = typedNodes(text).find(({ data }) => data.includes(word)) as Text;
  return { node, offset: node.data.indexOf(word) };
}

it('a place of a text is found again in the same text drawn otherwise', () => {
  const shown = drawn(`<p>Первый</p>
    <p>Шов <span class="formula">x²</span><b>держит</b> долго</p>
    <table><tr><td><p>Да</p></td><td><p></p></td></tr></table>`);
  const edited = drawn(`<p>Первый</p>
    <p>Шов <span class="formula">x² x^2</span><b>дер<i>жит</i></b> до<i>лго</i></p>
    <div><table><tr><td><p>Да</p></td><td><p><br class="ProseMirror-trailingBreak"></p></td></tr></table></div>`);

  const words = shownPlace(shown, before(shown, 'долго'));
  expect(words).toMatchObject({ block: 1, line: 0, typed: 12 });
  const found = words && domPlace(edited.children[1] as Element, words);
  expect([found?.node.textContent, found?.offset]).toEqual([' до', 1]);

  const [, empty] = shown.querySelectorAll('td p');
  const cell = empty && shownPlace(shown, { node: empty, offset: 0 });
  expect(cell && domPlace(edited.children[2] as Element, cell).node).toBe(
    edited.querySelectorAll('td p')[1],
  );
  expect(shownPlace(shown, { node: shown, offset: 1 })).toBeNull();
});

/** What stands before a place in its paragraph: `@` for what is drawn, `/` for a break. */
function standsBefore(line: Element, { node, offset }: { node: Node; offset: number }): string {
  const range = document.createRange();
  range.setStart(line, 0);
  range.setEnd(node, offset);
  const part = document.createElement('div');
  part.append(range.cloneContents());
  for (const one of part.querySelectorAll('.pv-caret')) one.remove();
  for (const one of part.querySelectorAll('.atom')) one.replaceWith(one.textContent ? '@' : '');
  for (const one of part.querySelectorAll('br')) one.replaceWith('/');
  return part.textContent ?? '';
}

const CITED = '<span class="atom citation">[1]</span>';

it.each([
  ['after an atom', `<p>Шов ${CITED}. Конец</p>`, 2, 'Шов @'],
  ['before an atom', `<p>Шов ${CITED}. Конец</p>`, 1, 'Шов '],
  ['after an atom that ends the line', `<p>Шов ${CITED}</p>`, 2, 'Шов @'],
  ['between two atoms', `<p>Шов ${CITED}${CITED}</p>`, 2, 'Шов @'],
  ['after a break', '<p>Один<br>Два</p>', 2, 'Один/'],
  ['before a break', '<p>Один<br>Два</p>', 1, 'Один'],
  ['on the line between breaks', '<p>Один<br><br>Два</p>', 2, 'Один/'],
  ['after the only atom', `<p>${CITED}</p>`, 1, '@'],
  ['before the only atom', `<p>${CITED}</p>`, 0, ''],
])('a place %s is found there again', (_, html, offset, stands) => {
  const text = drawn(html);
  const [line] = text.children;
  if (!line) throw new Error('a line is drawn');
  const place = shownPlace(text, { node: line, offset });
  // a colleague writes at the beginning, and the editor keeps a break of its own at the end
  const edited = drawn(html).children[0] as Element;
  edited.insertAdjacentHTML('afterbegin', '<span class="pv-caret"><span>Анна</span></span>');
  edited.insertAdjacentHTML('beforeend', '<br class="ProseMirror-trailingBreak">');
  const found = place && domPlace(edited, place);
  edited.querySelector('.ProseMirror-trailingBreak')?.remove();
  const last = edited.childNodes.length;
  const held =
    found?.node === edited ? { node: edited, offset: Math.min(found.offset, last) } : found;
  expect(held && standsBefore(edited, held)).toBe(stands);
});

it('a point on an atom is before or after it, whichever is nearer', () => {
  const text = drawn(`<p>Шов ${CITED}</p>`);
  const atom = text.querySelector('.atom') as Element;
  const box = { left: 100, right: 120, top: 0, bottom: 20 } as DOMRect;
  vi.spyOn(atom, 'getClientRects').mockReturnValue([box] as unknown as DOMRectList);
  const inside = { offsetNode: atom.firstChild, offset: 1 } as unknown as CaretPosition;
  vi.stubGlobal('document', Object.assign(document, { caretPositionFromPoint: () => inside }));
  expect(shownAt(text, 105, 10)).toMatchObject({ typed: 4 });
  expect(shownAt(text, 300, 10)).toMatchObject({ typed: 5 });
});
