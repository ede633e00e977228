/** An address that may be followed, the web and mail only; null for anything else. */
export function safeHref(href: unknown): string | null {
  const address = String(href ?? '');
  return /^(https?:|mailto:)/i.test(address) ? address : null;
}
