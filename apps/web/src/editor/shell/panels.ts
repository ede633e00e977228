import type { DocumentView } from '@pv/contract';
import type { PlainTextKey } from '@pv/texts';
import type { Icon } from '@tabler/icons-react';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { inIdleSteps } from '../../ui/lazy.ts';
import type { LiveDocument } from '../document/live-document.ts';
import type { DocumentStatus } from '../document/save-tracker.ts';

/** Where a panel stands beside the text; on narrower screens it covers the text, or the lower part of it. */
export const BESIDE_TEXT = '(min-width: 1116px)';

/** What a panel or a dialog gets. It may also use the hooks of `DocumentContext`. */
export interface PanelProps {
  /** The document as the server described it when the page was opened. */
  view: DocumentView;
  live: LiveDocument;
  /** Takes the panel or the dialog away. */
  close(): void;
  /** Opens another panel or dialog instead, by name. */
  open(name: string): void;
}

/**
 * Something around the text that a button of the header opens: at the right side, one at a time, as a
 * bar over the text, or as a dialog. The page draws the button; a `side` component draws the inside of the side slot, a `dialog`
 * component draws its own Modal, which is open while it is mounted.
 */
export interface EditorPanel {
  /** Stable: `import`, `preview`, `export`, `check`, `sources`. */
  name: string;
  label: PlainTextKey;
  icon: Icon;
  /** What one must have first, where pressing it opens only the way there; said before it is pressed. */
  locked?: PlainTextKey;
  shape: 'side' | 'dialog' | 'bar';
  /** On a phone it leaves some of the text in sight. */
  sheet?: boolean;
  /** Keys that open and close it, as `Mod+Shift+P`; those of an open bar lead into its field. */
  shortcut?: string | readonly string[];
  visible(view: DocumentView, status: Pick<DocumentStatus, 'rights'>): boolean;
  /** How much waits in it, drawn on its button. */
  count?: ComponentType;
  /** Opened seldom: it stands in a menu behind the buttons. */
  rare?: boolean;
  /** Its code is fetched while there is time, so that it opens without a network too. */
  early?: boolean;
  /** Loads its code when it is opened. */
  load(): Promise<{ default: ComponentType<PanelProps> }>;
}

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
  const early = panels.filter((panel) => panel.early);
  // what does not come now is asked for again when it is opened
  return inIdleSteps(early.map((panel) => () => panel.load().catch(() => undefined)));
}
