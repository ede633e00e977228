import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { createSight, type SightStore } from './create-sight.ts';

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
