import type { Locale } from '@pv/texts';
import type { DehydratedState } from '@tanstack/react-query';

const ID = 'page-state';

/** What the server has drawn a page from, so that the browser draws the same without asking again. */
export interface PageState {
  locale: Locale;
  queries: DehydratedState;
  /** Keys of what it asked for and what is not there. */
  missing: readonly string[];
}

/** The answers without the moment at which they were given: the same page is the same bytes. */
function timeless({ queries, ...rest }: DehydratedState): DehydratedState {
  return {
    ...rest,
    queries: queries.map((query) => ({
      ...query,
      dehydratedAt: 0,
      state: { ...query.state, dataUpdatedAt: 0 },
    })),
  };
}

/** The state as an element of the page: data, which no browser runs. */
export function writePageState(state: PageState): string {
  // `</script>` inside of a text would end the element
  const queries = timeless(state.queries);
  const json = JSON.stringify({ ...state, queries }).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${ID}">${json}</script>`;
}

/** The state of a page that the server has drawn; null for one that the browser draws. */
export function readPageState(document: Pick<Document, 'getElementById'>): PageState | null {
  const json = document.getElementById(ID)?.textContent;
  return json ? (JSON.parse(json) as PageState) : null;
}
