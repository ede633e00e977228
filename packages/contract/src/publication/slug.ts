import { transliterate } from './transliterate.ts';

const LONGEST = 80;

/** The name of an article in its address, made of the title: Latin letters, digits and hyphens; never empty. */
export function slugOf(title: string): string {
  const words = transliterate(title.normalize('NFC'))
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  const whole = words.slice(0, LONGEST + 1);
  // a word is not cut in the middle unless it is the only one
  const cut = whole.length > LONGEST ? whole.slice(0, Math.max(whole.lastIndexOf('-'), 20)) : whole;
  return cut.replaceAll(/^-+|-+$/g, '') || 'statya';
}

/** The first address like `slug` that is not `taken`: with «-2», «-3» … where there is such a one already. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  let free = slug;
  for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`;
  return free;
}
