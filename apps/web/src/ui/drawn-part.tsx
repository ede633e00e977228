import { useHydrated } from '@tanstack/react-router';
import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { afterPress, isField } from './form/press.ts';
import { loadOnce } from './lazy.ts';

/** A part of a public page that the server draws, and whose code is asked for by whoever uses it. */
interface DrawnPart<Props> {
  /** Stands as the server has drawn it until its code is here, and comes alive in the same elements. */
  Part: LazyExoticComponent<ComponentType<Props>>;
  /** Asks for the code; rejects where it does not come, and may be asked again. */
  ask: () => Promise<void>;
}

/** Makes a part of what `load` brings. */
export function drawnPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): DrawnPart<Props> {
  const once = loadOnce(load);
  let live: (module: { default: ComponentType<Props> }) => void;
  const coming = new Promise<{ default: ComponentType<Props> }>((resolve) => {
    live = resolve;
  });
  const ask = async () => {
    const Part = await once();
    // what appears with it would move what is being pressed away from under the pointer
    afterPress(() => live({ default: Part }));
  };
  const drawing = typeof window === 'undefined';
  return { ask, Part: lazy(drawing ? async () => ({ default: await once() }) : () => coming) };
}

/** What was typed into the fields of a part before it was alive, by their names. */
export type Typed = Map<string, string>;

/**
 * Watches a part that the server has drawn, until it is alive. `onUse` is called whenever somebody begins
 * to use it, and at once where he has begun already; what he types goes into `typed`. The button that was
 * pressed last is pressed again by `press`, once the part is alive.
 */
export function watchDrawn(
  place: HTMLElement,
  { typed, onUse }: { typed: Typed; onUse: () => void },
): { press: () => void; stop: () => void } {
  const listening = new AbortController();
  const { signal } = listening;
  let pressed: HTMLButtonElement | null = null;
  const note = (node: unknown) => {
    if (isField(node) && node.name && node.type !== 'file') typed.set(node.name, node.value);
  };
  // React stops events of what it has not taken over yet at its root, so they are heard before that
  const on = <Kind extends keyof WindowEventMap>(
    kind: Kind,
    hear: (event: WindowEventMap[Kind]) => void,
  ) =>
    window.addEventListener(
      kind,
      (event) => {
        if (event.target instanceof Node && place.contains(event.target)) hear(event);
      },
      { signal, capture: true },
    );

  on('focusin', onUse);
  on('pointerdown', onUse);
  on('input', ({ target }) => {
    note(target);
    onUse();
  });
  on('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button) pressed = button;
    onUse();
  });
  on('submit', (event) => event.preventDefault());
  // a file that is let go over the page would open in its place
  on('dragover', (event) => {
    event.preventDefault();
    onUse();
  });
  on('drop', (event) => event.preventDefault());

  // before our code was here, or by a browser that remembers what stood in the fields
  const filled = [...place.querySelectorAll('input, textarea')].filter(
    (node) => isField(node) && node.value !== node.defaultValue,
  );
  for (const node of filled) note(node);
  if (filled.length > 0 || place.contains(document.activeElement)) onUse();
  return {
    press: () => {
      if (pressed?.isConnected && !pressed.disabled) pressed.click();
    },
    stop: () => listening.abort(),
  };
}

/** What a part is told of the time before it was alive. */
export interface Before {
  /** What was typed into its fields meanwhile, by their names. */
  typed: Typed;
  /** To be called in an effect once the part stands: what was pressed meanwhile is done now. */
  onAlive: () => void;
}

/** Remembers what happens to a part of a server's page before its code is here. */
export function useBefore(): Before & { watching: { alive: boolean; press: () => void } } {
  const [watching] = useState(() => ({ alive: false, press: () => {} }));
  const [typed] = useState((): Typed => new Map());
  const onAlive = useCallback(() => {
    watching.alive = true;
    watching.press();
  }, [watching]);
  return { watching, typed, onAlive };
}

interface DrawnPlaceProps {
  before: ReturnType<typeof useBefore>;
  /** Asks for the code of the part. */
  ask: () => Promise<void>;
  /** Its code is needed even if nobody touches it, such as for what was written here earlier. */
  now: boolean;
  /** The code of a part from the server did not come; one that is drawn here says so in its own place. */
  onFailure: () => void;
  children: ReactNode;
}

/**
 * Where a drawn part stands. On a page from the server its code is asked for when somebody begins to use
 * the part, by focus, pointer or key; on a page that is drawn here, at once.
 */
export function DrawnPlace({ before, ask, now, onFailure, children }: DrawnPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const [here] = useState(hydrated);
  const failed = useRef(onFailure);
  failed.current = onFailure;
  const { watching, typed } = before;
  const wanted = now || here;
  useEffect(() => {
    // what happens to a live part is its own affair
    if (watching.alive) return;
    const use = () =>
      void ask().catch(() => {
        if (!here) failed.current();
      });
    if (wanted) use();
    if (!place.current) return;
    const { press, stop } = watchDrawn(place.current, { typed, onUse: use });
    watching.press = () => {
      stop();
      press();
    };
    return stop;
  }, [ask, here, wanted, typed, watching]);
  return <div ref={place}>{children}</div>;
}
