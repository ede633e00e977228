/** Blocks of a section that are laid out at once without anybody waiting for it: some fifteen pages. */
const AT_ONCE = 120;

/** Has the style sheet leave out what is not seen of a long section; a short one stays as simple as it is. */
export function markLength(host: HTMLElement, blocks: number): void {
  host.toggleAttribute('data-long', blocks > AT_ONCE);
}
