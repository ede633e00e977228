/**
 * Follows the numbers of headings through the text, to tell a heading «2.3» from an item of a list:
 * a heading's number is the next one after the last heading's.
 */
export class HeadingSequence {
  #last: number[] = [];
  /** Chapters counted by hand, for headings whose numbers are not typed. */
  #chapters = 0;

  /** Notes a heading that was recognised. */
  pass(number: string | null, level: number): void {
    const parts = toParts(number);
    if (parts) this.#last = parts;
    if (level !== 1) return;
    this.#chapters = parts?.[0] ?? this.#chapters + 1;
    if (!parts) this.#last = [this.#chapters];
  }

  /** True when a heading of that number may come next; one number may be left out. */
  expects(number: string): boolean {
    const parts = toParts(number);
    if (!parts) return false;
    const depth = parts.length;
    const own = parts[depth - 1] ?? 0;
    if (depth === 1) return isNext(own, this.#chapters);
    const above = parts.slice(0, -1);
    if (above[0] !== this.#chapters && this.#chapters > 0) return false;
    if (!above.every((part, index) => part === this.#last[index])) return false;
    return isNext(own, this.#last[depth - 1] ?? 0);
  }
}

const isNext = (own: number, last: number) => own > last && own <= last + 2;

function toParts(number: string | null): number[] | null {
  if (number === null || !/^\d+(\.\d+)*$/.test(number)) return null;
  return number.split('.').map(Number);
}
