import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { takeLostFocus } from './take-lost-focus.ts';
import { useHeadingFocus } from './use-heading-focus.ts';

const Heading = ({ follows }: { follows: boolean }) =>
  createElement('h1', useHeadingFocus(follows), 'Проверьте почту');

test('a heading can be read from where it follows what was sent, and is no stop of Tab', () => {
  const drawn = (follows: boolean) => renderToStaticMarkup(createElement(Heading, { follows }));
  expect(drawn(true)).toBe('<h1 tabindex="-1">Проверьте почту</h1>');
  expect(drawn(false)).toBe('<h1>Проверьте почту</h1>');
});

test('a focus that went with its button is taken, and that of who has moved on is left', () => {
  const body = {} as HTMLElement;
  const field = {} as Element;
  const takes = (activeElement: Element | null) => {
    let taken = false;
    const focus = () => {
      taken = true;
    };
    takeLostFocus({ focus }, { activeElement, body });
    return taken;
  };
  expect([body, null, field].map(takes)).toEqual([true, true, false]);
});
