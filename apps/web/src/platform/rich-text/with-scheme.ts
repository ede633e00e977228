/** An address typed without its scheme is one of the web, or of a mail box where it has an @. */
export function withScheme(typed: string): string {
  const address = typed.trim();
  if (/^[\w.+-]+@[\w-]+\.[\w.-]+$/.test(address)) return `mailto:${address}`;
  return /^[\p{L}\w-]+(\.[\p{L}\w-]+)+([/?#]|$)/u.test(address) ? `https://${address}` : address;
}
