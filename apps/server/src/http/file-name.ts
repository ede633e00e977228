const LONGEST = 120;

/** Names that Windows keeps for devices, whatever ending follows. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
/** Signs that turn the direction of writing: they make one ending look like another. */
const TURNING = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

function cutAtWord(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  const space = cut.lastIndexOf(' ');
  return (space > longest / 2 ? cut.slice(0, space) : cut).replace(/[\ud800-\udbff]$/, '');
}

/**
 * A text without what the file systems of Windows, macOS and Linux refuse, cut at a word after `longest`
 * signs; may be empty.
 */
export function safeName(text: string, longest = LONGEST): string {
  const plain = text
    .toWellFormed()
    .replace(TURNING, '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
    .replace(/[\u0000-\u001f\u007f\\/:*?"<>|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return cutAtWord(plain, longest)
    .replace(/[. ]+$/, '')
    .replace(DEVICE, '$1_');
}

/** A name for a file, of parts that are there: what no file system refuses, cut at a word. */
export function fileName(parts: readonly string[], ending: string, otherwise: string): string {
  return `${safeName(parts.filter(Boolean).join(' — ')) || otherwise}.${ending}`;
}

/**
 * The header that has a browser save a file or show it, RFC 6266 and RFC 8187 section 3.2: a plain name
 * with the same ending for old clients, and the real one in UTF-8.
 */
export function disposition(name: string, inline = false): string {
  const kind = inline ? 'inline' : 'attachment';
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const ending = /\.[a-z\d]{1,8}$/i.exec(name)?.[0] ?? '';
  return `${kind}; filename="file${ending}"; filename*=UTF-8''${encoded}`;
}
