import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { afterPress } from '../form/after-press.ts';
import { loadOnce } from '../lazy.ts';

/** A part of a public page that the server draws, and whose code is asked for by whoever uses it. */
export interface DrawnPart<Props> {
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
