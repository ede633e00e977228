/** An element takes the focus, though it is no stop of Tab; the page stays where it stands with `still`. */
export function focusQuietly(
  element: HTMLElement | null | undefined,
  { still = false }: { still?: boolean } = {},
): void {
  if (!element) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: still });
}
