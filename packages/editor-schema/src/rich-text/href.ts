/** An address that may be followed, of the web or of a mail box; null for anything else. */
export function safeHref(href: unknown): string | null {
  const address = typeof href === 'string' ? href.trim() : '';
  return /^(https?:\/\/|mailto:)[^\s]+$/i.test(address) ? address : null;
}

/**
 * A page of this site by its path, with a query and a place on it or without; null for anything else. What is
 * not seen, or turns the letters round, would show another path than the one that is followed.
 */
function ownHref(href: string): string | null {
  return /^\/(?![/\\])[^\s\\\p{Cc}\p{Cf}]*$/u.test(href) ? href : null;
}

/** An address that a link of a text may have: of the web, of a mail box, or a path of this site. */
export function linkHref(href: unknown): string | null {
  return safeHref(href) ?? (typeof href === 'string' ? ownHref(href.trim()) : null);
}
