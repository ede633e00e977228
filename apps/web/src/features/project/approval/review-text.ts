/** Remarks are typed one a line; empty lines and the marks of a list before them are dropped. */
export function remarksOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/^\s*(?:[-–—•*]|\d+[.)])\s+/, '').trim())
    .filter((line) => line !== '');
}
