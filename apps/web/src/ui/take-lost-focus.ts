import { isFocusLost } from './is-focus-lost.ts';

/** Gives an element the focus that is lost with what had it; whoever has moved on is left alone. */
export function takeLostFocus(
  element: Pick<HTMLElement, 'focus'> | null,
  page?: Pick<Document, 'activeElement' | 'body'>,
): void {
  if (isFocusLost(page)) element?.focus();
}
