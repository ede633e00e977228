const KEY = 'pv_demo_text';

/** Raised with the text, so that a visitor's older demo is not mixed with the new one. */
export const EDITION = 'demo_2';

/** A visitor has written in the demo of this browser; a full storage is no reason to stop him. */
export function noteDemoText(): void {
  try {
    if (!hasDemoText()) localStorage.setItem(KEY, EDITION);
  } catch {
    // the text itself is kept elsewhere, it is only not offered later
  }
}

/** Whether there is a text of the visitor's own to take along. */
export const hasDemoText = (): boolean => localStorage.getItem(KEY) === EDITION;

/** The text was taken, or is not wanted. */
export function forgetDemoText(): void {
  localStorage.removeItem(KEY);
}
