import type { LiveDocument } from '../document/live-document.ts';
import type { AssetStore } from './asset-store.ts';
import { type PaintContext, paint } from './paint.ts';

/** Keeps what is painted in the mounted sections current. */
export interface Painter {
  /** Paints a root now and after every change of numbers or pictures; gives how to stop. */
  watch(root: HTMLElement): () => void;
  /** Paints one root soon, after its nodes were drawn anew. */
  refresh(root: HTMLElement): void;
  destroy(): void;
}

/** One repaint a frame for all roots, after the frame that shows the typed letter. */
export function createPainter(
  live: LiveDocument,
  assets: AssetStore,
  brokenReference: () => string,
): Painter {
  const roots = new Set<HTMLElement>();
  const dirty = new Set<HTMLElement>();
  let planned = false;

  const context = (): PaintContext => ({
    numbering: live.numbering.current(),
    assetUrl: assets.url,
    brokenReference: brokenReference(),
  });
  const run = () => {
    planned = false;
    const now = context();
    for (const root of dirty) paint(root, now);
    dirty.clear();
  };
  const plan = () => {
    if (planned) return;
    planned = true;
    requestAnimationFrame(() => setTimeout(run));
  };
  const refresh = (root: HTMLElement) => {
    dirty.add(root);
    plan();
  };
  const refreshAll = () => {
    for (const root of roots) dirty.add(root);
    plan();
  };
  let shown = live.numbering.current();
  const renumber = () => {
    if (live.numbering.current() === shown) return;
    shown = live.numbering.current();
    refreshAll();
  };
  const stops = [live.numbering.subscribe(renumber), assets.subscribe(refreshAll)];
  return {
    refresh,
    watch(root) {
      roots.add(root);
      paint(root, context());
      return () => {
        roots.delete(root);
        dirty.delete(root);
      };
    },
    destroy() {
      for (const stop of stops) stop();
      roots.clear();
    },
  };
}
