const KEY = 'pv_demo_text';

/** A visitor has written in the demo of this browser; a full storage is no reason to stop him. */
export function noteDemoText(): void {
  try {
    if (!hasDemoText()) localStorage.setItem(KEY, 'changed');
  } catch {
    // the text itself is kept elsewhere, it is only not offered later
  }
}

/** Whether there is a text of the visitor's own to take along. */
export const hasDemoText = (): boolean => localStorage.getItem(KEY) !== null;

/** The text was taken, or is not wanted. */
export function forgetDemoText(): void {
  localStorage.removeItem(KEY);
}
