const KEY = 'pv_tabs_history';
const KEPT = 20;

/** A page that was visited; `kind` chooses its icon, `at` is the moment in ms. */
export interface RecentPage {
  title: string;
  path: string;
  kind: 'page' | 'project' | 'document';
  at: number;
  /** What tells it from another page of the same title, such as whose project it is and since when. */
  note?: string;
  /** The text that names a page of the product, which is told in the language of the reader. */
  key?: string;
}

/** Pages visited lately, newest first, the same in all tabs. */
export interface RecentPages {
  list(): readonly RecentPage[];
  visit(page: RecentPage): void;
  clear(): void;
  subscribe(listener: () => void): () => void;
}

function isRecentPage(value: unknown): value is RecentPage {
  if (typeof value !== 'object' || value === null) return false;
  const { title, path, kind, at, note, key } = value as Partial<Record<keyof RecentPage, unknown>>;
  return (
    typeof title === 'string' &&
    typeof path === 'string' &&
    /^\/(?!\/)/.test(path) &&
    typeof at === 'number' &&
    (note === undefined || typeof note === 'string') &&
    (key === undefined || typeof key === 'string') &&
    (kind === 'page' || kind === 'project' || kind === 'document')
  );
}

/** Pages as stored; whatever is not a list of pages is none. */
export function parseRecent(stored: string | null): RecentPage[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter(isRecentPage) : [];
  } catch {
    return [];
  }
}

/** The list after a visit: one entry a path, newest first, twenty at most. */
export function withVisit(list: readonly RecentPage[], page: RecentPage): RecentPage[] {
  const others = list.filter(({ path }) => path !== page.path);
  return [page, ...others].sort((a, b) => b.at - a.at).slice(0, KEPT);
}

/** Recent pages in local storage, in memory where that is full; every visit is merged into what other tabs have written. */
export function createRecentPages(
  place: Pick<Window, 'localStorage' | 'addEventListener'>,
): RecentPages {
  const listeners = new Set<() => void>();
  const read = () => parseRecent(place.localStorage.getItem(KEY));
  let current = read();

  function become(next: RecentPage[]) {
    current = next;
    for (const listener of [...listeners]) listener();
  }

  place.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) become(read());
  });

  return {
    list: () => current,
    visit(page) {
      const next = withVisit(read(), page);
      try {
        place.localStorage.setItem(KEY, JSON.stringify(next));
      } catch {
        // a full storage is no reason for a page not to open
      }
      become(next);
    },
    clear() {
      place.localStorage.removeItem(KEY);
      become([]);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
