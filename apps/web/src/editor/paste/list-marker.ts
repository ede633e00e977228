/** How the items of a list are marked, and the number of the first one. */
export type ListShape = { kind: 'dash' } | { kind: 'digit' | 'letter'; start: number };

/** The list whose item is marked so in Word: «·», «2)», «б)», «iv.». */
export function shapeOfMarker(marker: string): ListShape {
  const mark = marker.replace(/[\s\u00a0]+/g, '');
  const digits = /(\d+)[.)]?$/.exec(mark)?.[1];
  if (digits) return { kind: 'digit', start: Number(digits) };
  if (/^[ivx]{2,}[.)]$/i.test(mark)) return { kind: 'digit', start: 1 };
  return /^\(?\p{L}[.)]$/u.test(mark) && !/^o[.)]?$/i.test(mark)
    ? { kind: 'letter', start: 1 }
    : { kind: 'dash' };
}

/** Whether an ordered list of HTML counts with letters, by its `type` or the style of its items. */
export function countsLetters(type: string | null, style: string): boolean {
  return type === 'a' || type === 'A' || /alpha|latin|cyrillic|russian/.test(style);
}
