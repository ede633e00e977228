const hasStart = (bytes: Uint8Array, ...start: number[]) =>
  start.every((byte, at) => bytes[at] === byte);

/** Encodings that older LaTeX names, by their names in browsers. */
const NAMED: Readonly<Record<string, string>> = {
  'koi8-r': 'koi8-r',
  'koi8-ru': 'koi8-u',
  cp866: 'ibm866',
};

/** The encoding that a text in letters of one byte has: what it says of itself, else that of Windows. */
function ofOneByte(bytes: Uint8Array): string {
  const plain = new TextDecoder('windows-1251').decode(bytes.subarray(0, 20_000));
  const [, named = ''] = /\\usepackage\s*\[([\w-]+)\]\s*\{inputenc\}/.exec(plain) ?? [];
  return NAMED[named.toLowerCase()] ?? 'windows-1251';
}

/** How many letters a text has of which the byte was lost, and how many others outside of ASCII. */
function countLetters(text: string): { broken: number; whole: number } {
  const found = { broken: 0, whole: 0 };
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0xfffd) found.broken += 1;
    else if (code > 0x7f) found.whole += 1;
  }
  return found;
}

/**
 * The text of a file: UTF-8 unless it says or shows otherwise. A byte that was lost makes no other encoding of
 * UTF-8: its letter alone is printed as a sign of that.
 */
export function decodeBytes(bytes: Uint8Array): string {
  if (hasStart(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (hasStart(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  const text = new TextDecoder('utf-8').decode(bytes);
  const { broken, whole } = countLetters(text);
  if (broken === 0 || whole > broken) return text;
  return new TextDecoder(ofOneByte(bytes)).decode(bytes);
}
