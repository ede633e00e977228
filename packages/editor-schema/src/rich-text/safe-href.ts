/** An address that may be followed, of the web or of a mail box; null for anything else. */
export function safeHref(href: unknown): string | null {
  const address = typeof href === 'string' ? href.trim() : '';
  return /^(https?:\/\/|mailto:)[^\s]+$/i.test(address) ? address : null;
}
