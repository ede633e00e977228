const hasStart = (bytes: Uint8Array, ...start: number[]) =>
  start.every((byte, at) => bytes[at] === byte);

/** Encodings that older LaTeX names, by their names in browsers. */
const NAMED: Readonly<Record<string, string>> = {
  'koi8-r': 'koi8-r',
  'koi8-ru': 'koi8-u',
  cp866: 'ibm866',
  cp1251: 'windows-1251',
  maccyr: 'x-mac-cyrillic',
};

/** What Russian texts in letters of one byte are in; the first where none fits better. */
const RUSSIAN = ['windows-1251', 'koi8-r', 'ibm866'];

/** The most frequent letters; most of a text is small letters, and a wrong encoding turns them large or into signs. */
const FREQUENT = /[оеаинтсрвл]/g;
const FREQUENT_CAPITALS = /[ОЕАИНТСРВЛ]/g;

function likeness(text: string): number {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  return count(FREQUENT) + 0.7 * count(FREQUENT_CAPITALS);
}

/** The encoding in which the letters of a text are those that Russian has most. */
function byLetters(bytes: Uint8Array): string {
  const scored = RUSSIAN.map((name) => ({
    name,
    score: likeness(new TextDecoder(name).decode(bytes)),
  }));
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).name;
}

/** The encoding that a text in letters of one byte has: what it says of itself, else what its letters tell. */
function ofOneByte(bytes: Uint8Array): string {
  const start = bytes.subarray(0, 20_000);
  const plain = new TextDecoder('latin1').decode(start);
  const [, named = ''] = /\\usepackage\s*\[([\w-]+)\]\s*\{inputenc\}/.exec(plain) ?? [];
  return NAMED[named.toLowerCase()] ?? byLetters(start);
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
