let left = false;

/** Does at once what may show that a form is wrong; the caret stays, as somebody types at another place by now. */
export function leavingCaret(deed: () => void): void {
  left = true;
  try {
    deed();
  } finally {
    left = false;
  }
}

/** Whether what is being done has to leave the caret where it is. */
export const isCaretLeft = (): boolean => left;
