import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { keepSetting } from '../storage.ts';

export const SIGHT_KEY = 'pv_sight';
/** Whether the settings were left open or folded. */
const SIGHT_PANEL_KEY = 'pv_sight_panel';

export const SIGHT_SIZES = ['100', '150', '200'] as const;
export const SIGHT_COLOURS = ['white', 'black', 'blue'] as const;
export const SIGHT_SPACINGS = ['normal', 'wide', 'wider'] as const;
export const SIGHT_PICTURES = ['on', 'off'] as const;

/** How the version for the visually impaired looks: what GOST R 52872-2019 asks for, and people expect. */
export interface Sight {
  /** Of letters, percent of the ordinary. */
  size: (typeof SIGHT_SIZES)[number];
  /** Black on white, white on black, dark blue on light blue. */
  colours: (typeof SIGHT_COLOURS)[number];
  /** Between letters. */
  spacing: (typeof SIGHT_SPACINGS)[number];
  pictures: (typeof SIGHT_PICTURES)[number];
}

/** What the version begins with. */
export const FIRST_SIGHT: Sight = {
  size: '150',
  colours: 'white',
  spacing: 'normal',
  pictures: 'on',
};

const find = <T extends string>(known: readonly T[], value: string | undefined) =>
  known.find((one) => one === value);

/** The stored choice; null for the ordinary version and for anything that is none. */
export function readSight(stored: string | null): Sight | null {
  const [one, two, three, four] = (stored ?? '').split(' ');
  const size = find(SIGHT_SIZES, one);
  const colours = find(SIGHT_COLOURS, two);
  const spacing = find(SIGHT_SPACINGS, three);
  const pictures = find(SIGHT_PICTURES, four);
  return size && colours && spacing && pictures ? { size, colours, spacing, pictures } : null;
}

/** The choice as it is stored. */
export const writeSight = ({ size, colours, spacing, pictures }: Sight): string =>
  [size, colours, spacing, pictures].join(' ');

/** The attributes of the root element for a choice; the ordinary size has none. */
export function sightAttributes(sight: Sight | null): Record<string, string | null> {
  return {
    'data-sight': sight?.colours ?? null,
    'data-sight-size': sight && sight.size !== '100' ? sight.size : null,
    'data-sight-spacing': sight?.spacing ?? null,
    'data-sight-pictures': sight?.pictures ?? null,
  };
}

const OPEN = 'open';
const FOLDED = 'folded';

/** The version for the visually impaired of this browser: the same in all tabs. */
interface SightStore {
  /** The same object until it changes; null in the ordinary version. */
  current(): Sight | null;
  choose(sight: Sight | null): void;
  /** Whether the settings were left open; null where that was never chosen since the version was turned on. */
  panel(): boolean | null;
  leavePanel(open: boolean): void;
  subscribe(listener: () => void): () => void;
}

/** The parts of a window that the version needs. */
interface SightPlace extends Pick<Window, 'addEventListener'> {
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

let store: SightStore | null = null;

/** The one of this tab, made when it is first asked for: storage is ready by then. */
function sightStore(): SightStore {
  store ??= createSight(window);
  return store;
}

let chosen = false;
/** The version was turned on or off, and nobody has taken the focus of what did it yet. */
let turned = false;

/** Whether the version was turned on or changed on this very page, and not in an earlier visit. */
export const wasJustChosen = (): boolean => chosen;

/** Whether the settings of the version were left open, null where nobody has opened or folded them. */
export const panelLeft = (): boolean | null => sightStore().panel();

/** Keeps whether the settings stand open: the next page and visit find them so. */
export const leavePanel = (open: boolean): void => sightStore().leavePanel(open);

/**
 * Puts the focus on what has just come when the version was turned on or off: the button that did it is
 * gone, and a keyboard would begin anew at the top of the page. Give the ref to what takes the focus.
 */
export function useTurnFocus<E extends HTMLElement>(): RefObject<E | null> {
  const heir = useRef<E>(null);
  useEffect(() => {
    if (!turned) return;
    turned = false;
    if (document.activeElement === document.body) heir.current?.focus();
  }, []);
  return heir;
}

const subscribe = (listener: () => void) => sightStore().subscribe(listener);
const current = () => sightStore().current();

/** The version for the visually impaired, null where it is off, and how to choose it. */
export function useSight() {
  return {
    // what the server draws is the ordinary version; the attributes of the root are there before it
    sight: useSyncExternalStore(subscribe, current, () => null),
    choose: (sight: Parameters<SightStore['choose']>[0]) => {
      chosen = true;
      turned ||= (sight === null) !== (current() === null);
      sightStore().choose(sight);
    },
  };
}
