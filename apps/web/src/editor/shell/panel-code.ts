import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { whenIdle } from '../../ui/lazy.ts';
import type { EditorPanel, PanelProps } from './panels.ts';

type PanelComponent = LazyExoticComponent<ComponentType<PanelProps>>;

const components = new Map<string, PanelComponent>();

/** The component of a panel, whose code is loaded when it is drawn for the first time. */
export function panelComponent(panel: EditorPanel): PanelComponent {
  const known = components.get(panel.name);
  if (known) return known;
  const component = lazy(panel.load);
  components.set(panel.name, component);
  return component;
}

/** Lets the code of a panel be asked for again after it did not come. */
export function forgetPanelComponent(panel: EditorPanel): void {
  components.delete(panel.name);
}

/**
 * Fetches the code of panels while there is time, so that they open without a network too. Gives the
 * way to stop waiting.
 */
export function fetchPanels(panels: readonly EditorPanel[]): () => void {
  return whenIdle(() => {
    // what does not come now is asked for again when it is opened
    for (const panel of panels) if (panel.early) panel.load().catch(() => undefined);
  });
}
