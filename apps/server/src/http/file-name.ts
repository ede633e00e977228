const LONGEST = 120;

/** A text without what the file systems of Windows, macOS and Linux refuse, and cut at a word. */
function safe(text: string): string {
  const plain = text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
    .replace(/[\u0000-\u001f\u007f\\/:*?"<>|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.length <= LONGEST) return plain;
  const cut = plain.slice(0, LONGEST);
  return cut.slice(0, cut.lastIndexOf(' ') > 60 ? cut.lastIndexOf(' ') : LONGEST);
}

/** A name for a file, of parts that are there: what no file system refuses, cut at a word. */
export function fileName(parts: readonly string[], ending: string, otherwise: string): string {
  const name = safe(parts.filter(Boolean).join(' — ')).replace(/[. ]+$/, '');
  return `${name || otherwise}.${ending}`;
}

/** The header that has a browser save a file or show it, RFC 6266 and RFC 8187 section 3.2: a plain name for old clients and the real one in UTF-8. */
export function disposition(name: string, inline = false): string {
  const kind = inline ? 'inline' : 'attachment';
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="file"; filename*=UTF-8''${encoded}`;
}
