/**
 * An element takes the focus, though it may be no stop of Tab; the page stays where it stands with `still`.
 */
export function focusQuietly(
  element: HTMLElement | null | undefined,
  { still = false }: { still?: boolean } = {},
): void {
  if (!element) return;
  // a field or a link stays a stop
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: still });
}
