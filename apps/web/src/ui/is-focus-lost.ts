/** Whether nothing of the page has the focus, as after the removal of what had it. */
export const isFocusLost = () =>
  !document.activeElement || document.activeElement === document.body;
