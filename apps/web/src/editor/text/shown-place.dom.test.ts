// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { domPlace, shownPlace, typedNodes } from './shown-place.ts';

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
    <div><table><tr><td><p>Да</p></td><td><p><br></p></td></tr></table></div>`);

  const words = shownPlace(shown, before(shown, 'долго'));
  expect(words).toMatchObject({ block: 1, line: 0, typed: 11 });
  const found = words && domPlace(edited.children[1] as Element, words);
  expect([found?.node.textContent, found?.offset]).toEqual([' до', 1]);

  const [, empty] = shown.querySelectorAll('td p');
  const cell = empty && shownPlace(shown, { node: empty, offset: 0 });
  expect(cell && domPlace(edited.children[2] as Element, cell)).toEqual({
    node: edited.querySelectorAll('td p')[1],
    offset: 0,
  });
  expect(shownPlace(shown, { node: shown, offset: 1 })).toBeNull();
});
