/** A record in pieces: the areas of the thing itself and, for a part, those of its host. */
export interface RecordPieces {
  own: string[];
  host: string[] | null;
}

/** Text with single plain spaces and one kind of dash between areas. */
function tidy(raw: string): string {
  return raw
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/\. [-–—] /gu, '. – ');
}

function areas(text: string): string[] {
  return text
    .replace(/\.$/u, '')
    .split('. – ')
    .map((area) => area.trim());
}

/** Cuts a record at « // » and at the area marks, which take the dots of the areas along. */
export function splitRecord(raw: string): RecordPieces | null {
  const halves = tidy(raw).split(' // ');
  const [own, host] = halves;
  if (!own || halves.length > 2) return null;
  return { own: areas(own), host: host === undefined ? null : areas(host) };
}

/**
 * A record reduced to what two spellings of one have in common: one kind of dash and of space, no
 * kind of content, no dots before « // » and at the end.
 */
export function comparable(record: string): string {
  return tidy(record)
    .replace(/\.? – Текст : (?:непосредственный|электронный)(?=\.| \/\/|$)/gu, '')
    .replace(/[-–—]/gu, '-')
    .replace(/\.(?= \/\/ |$)/gu, '');
}
