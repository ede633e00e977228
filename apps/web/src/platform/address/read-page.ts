import { focusQuietly, isFocusLost } from '../../ui/focus.ts';

/** Lets the reading go on where the open page begins, if nothing has the focus. */
export function readPage(
  page: Pick<Document, 'activeElement' | 'body' | 'getElementById'> = document,
): void {
  if (!isFocusLost(page)) return;
  const main = page.getElementById('content');
  focusQuietly(main?.querySelector('h1') ?? main, { still: true });
}
