/** Whether somebody types into this, or marks it. */
export const isField = (node: unknown): node is HTMLInputElement | HTMLTextAreaElement =>
  node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement;

/**
 * Watches presses of a mouse or finger on `target` and gives a function that runs a deed at once, or,
 * while something is pressed, after the click that the press ends with. What appears on leaving a field
 * would else move what is being pressed away from under the pointer, and the click would be lost.
 */
export function watchPresses(target: EventTarget): (deed: () => void) => void {
  let pressed = false;
  let waiting: (() => void)[] = [];
  const release = () => {
    pressed = false;
    const deeds = waiting;
    waiting = [];
    for (const deed of deeds) deed();
  };
  target.addEventListener('pointerdown', () => (pressed = true), { capture: true });
  for (const end of ['pointerup', 'pointercancel']) {
    // the click comes in the same task
    target.addEventListener(end, () => setTimeout(release), { capture: true });
  }
  return (deed) => {
    if (pressed) waiting.push(deed);
    else deed();
  };
}

/** Runs what moves the page at once, or after the click that is under way. */
export const afterPress =
  typeof window === 'undefined' ? (deed: () => void) => deed() : watchPresses(window);
