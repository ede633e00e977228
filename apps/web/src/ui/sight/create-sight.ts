import { keepSetting } from '../storage/keep-setting.ts';
import {
  readSight,
  SIGHT_KEY,
  SIGHT_PANEL_KEY,
  type Sight,
  sightAttributes,
  writeSight,
} from './sight.ts';

const OPEN = 'open';
const FOLDED = 'folded';

/** The version for the visually impaired of this browser: the same in all tabs. */
export interface SightStore {
  /** The same object until it changes; null in the ordinary version. */
  current(): Sight | null;
  choose(sight: Sight | null): void;
  /** Whether the settings were left open; null where that was never chosen since the version was turned on. */
  panel(): boolean | null;
  leavePanel(open: boolean): void;
  subscribe(listener: () => void): () => void;
}

/** The parts of a window that the version needs. */
export interface SightPlace extends Pick<Window, 'addEventListener'> {
  localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  document: {
    documentElement: Pick<Element, 'setAttribute' | 'removeAttribute'>;
  };
}

/** Reads what is stored, shows it on the root element, and follows what other tabs choose. */
export function createSight(place: SightPlace): SightStore {
  const listeners = new Set<() => void>();
  let current: Sight | null = null;
  function show(sight: Sight | null): void {
    current = sight;
    const root = place.document.documentElement;
    for (const [name, value] of Object.entries(sightAttributes(sight))) {
      if (value === null) root.removeAttribute(name);
      else root.setAttribute(name, value);
    }
    for (const listener of [...listeners]) listener();
  }
  place.addEventListener('storage', ({ key, newValue }) => {
    if (key === SIGHT_KEY) show(readSight(newValue));
  });
  show(readSight(place.localStorage.getItem(SIGHT_KEY)));
  return {
    current: () => current,
    choose(sight) {
      keepSetting(place.localStorage, SIGHT_KEY, sight && writeSight(sight));
      if (!sight) keepSetting(place.localStorage, SIGHT_PANEL_KEY, null);
      show(sight);
    },
    panel() {
      const kept = place.localStorage.getItem(SIGHT_PANEL_KEY);
      return kept === null ? null : kept === OPEN;
    },
    leavePanel: (open) => keepSetting(place.localStorage, SIGHT_PANEL_KEY, open ? OPEN : FOLDED),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
