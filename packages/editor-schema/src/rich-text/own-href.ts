import { safeHref } from './safe-href.ts';

/** A page of this site by its path, with a place on it or without; null for anything else. */
function ownHref(href: string): string | null {
  return /^\/(?![/\\])[^\s?\\]*$/.test(href) ? href : null;
}

/** An address that a link of a text may have: of the web, of a mail box, or a path of this site. */
export function linkHref(href: unknown): string | null {
  return safeHref(href) ?? (typeof href === 'string' ? ownHref(href.trim()) : null);
}
