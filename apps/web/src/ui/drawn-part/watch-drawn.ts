import { isField } from '../form/is-field.ts';
import { pressLate } from '../form/late-press.ts';

/** What was typed into the fields of a part before it was alive, by their names. */
export type Typed = Map<string, string>;

/**
 * Watches a part that the server has drawn, until it is alive. `onUse` is called whenever somebody begins
 * to use it, and at once where he has begun already; what he types goes into `typed`. The button that was
 * pressed last is pressed again by `press`, once the part is alive; whoever has gone to a field since then
 * keeps the caret.
 */
export function watchDrawn(
  place: HTMLElement,
  { typed, onUse }: { typed: Typed; onUse: () => void },
): { press: () => void; stop: () => void } {
  const listening = new AbortController();
  const { signal } = listening;
  let pressed: HTMLButtonElement | null = null;
  let wentOn = false;
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
    if (button) {
      pressed = button;
      wentOn = false;
    }
    onUse();
  });
  // a field anywhere on the page
  for (const kind of ['focusin', 'input']) {
    window.addEventListener(
      kind,
      ({ target }) => {
        wentOn ||= isField(target);
      },
      { signal, capture: true },
    );
  }
  on('submit', (event) => event.preventDefault());
  // a file that is let go over the page would open in its place
  on('dragover', (event) => {
    event.preventDefault();
    onUse();
  });
  on('drop', (event) => event.preventDefault());

  // before our code was here, or by a browser that remembers what stood in the fields
  const filled = [...place.querySelectorAll('input, textarea')].filter(
    (node) => isField(node) && node.type !== 'file' && node.value !== node.defaultValue,
  );
  for (const node of filled) note(node);
  if (filled.length > 0 || place.contains(document.activeElement)) onUse();
  return {
    press: () => {
      if (!pressed?.isConnected || pressed.disabled) return;
      if (wentOn && pressed.form && pressed.type === 'submit') pressLate(pressed.form);
      else pressed.click();
    },
    stop: () => listening.abort(),
  };
}
