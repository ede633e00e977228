import { describe, expect, it } from 'vitest';
import {
  findPlaces,
  keptShingles,
  keptWords,
  printsOf,
  readText,
  shareOf,
  showPlace,
} from './find-places.ts';

/** Words that no other seed has, without a pattern. */
function words(seed: number, count: number): string[] {
  let state = seed;
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return `слово${(state >>> 8).toString(36)}`;
  });
}
const passage = (...parts: string[][]) => ({
  heading: 'Глава',
  text: parts.map((part) => part.join(' ')).join('\n'),
});
const read = (...parts: string[][]) => readText([passage(...parts)]);
const compare = (own: ReturnType<typeof read>, other: ReturnType<typeof read>) =>
  findPlaces(own, keptShingles(keptWords(other)));

const copied = words(1, 300);

describe('a copied chapter', () => {
  const own = read(words(2, 400), copied, words(3, 300));
  const other = read(words(4, 500), copied);

  it('is one place with all its words, and its part of the text is the share', () => {
    const places = compare(own, other);
    expect(places).toEqual([{ passage: 0, from: 400, to: 700 }]);
    expect(shareOf(own, places)).toBe(30);
  });

  it('shares fingerprints with what it was copied from', () => {
    const known = new Set(printsOf(other));
    expect(printsOf(own).filter((print) => known.has(print)).length).toBeGreaterThan(3);
    expect(printsOf(own).length).toBeLessThan(1000 / 20);
  });

  it('is shown by its beginning, with the words before', () => {
    const [place] = compare(own, other);
    if (!place) throw new Error('nothing found');
    const shown = showPlace(own, place);
    expect(shown).toMatchObject({ heading: 'Глава', words: 300, after: '' });
    expect(shown.before).toBe(words(2, 400).slice(-12).join(' '));
    expect(shown.text).toBe(`${copied.slice(0, 80).join(' ')} …`);
  });
});

it('any 69 words in a row share a fingerprint, wherever they stand', () => {
  const other = new Set(printsOf(read(words(5, 200), copied)));
  for (let at = 0; at + 69 <= copied.length; at += 7) {
    const own = read(words(6, 90 + at), copied.slice(at, at + 69), words(7, 90));
    expect(printsOf(own).some((print) => other.has(print))).toBe(true);
  }
});

it('words in another order have nothing in common', () => {
  const shuffled = copied.map((_, at) => copied[(at * 7) % copied.length] ?? '');
  expect(compare(read(shuffled), read(copied))).toEqual([]);
});

it('case, punctuation, accents, soft hyphens and «ё» make no difference', () => {
  const plain = 'еще раз о приборе который измеряет уровень воды в баке и пишет его в журнал';
  const typed =
    'Ещё раз — о приборе, который измеря\u00adет у\u0301ровень воды: в «баке» — и пишет его в Журнал!';
  const own = read([typed]);
  const [place] = compare(own, read([plain]));
  expect(place).toEqual({ passage: 0, from: 0, to: 15 });
  expect(showPlace(own, { passage: 0, from: 1, to: 3 })).toMatchObject({
    before: 'Ещё',
    text: 'раз — о',
  });
});

it('a word that was changed in between does not part a place; a turn of speech is none', () => {
  const changed = copied.with(40, 'иначе').slice(0, 80);
  expect(compare(read(changed), read(copied))).toEqual([{ passage: 0, from: 0, to: 80 }]);
  expect(compare(read(words(8, 50), copied.slice(0, 11)), read(copied))).toEqual([]);
});

it('what two works have in common with the text counts once', () => {
  const own = read(copied, words(9, 300));
  const one = compare(own, read(copied.slice(0, 200)));
  const other = compare(own, read(copied.slice(100)));
  expect([one, other, [...one, ...other]].map((places) => shareOf(own, places))).toEqual([
    33.3, 33.3, 50,
  ]);
  expect(shareOf(readText([]), [])).toBe(0);
});

it('a passage that stands in two documents of a work counts once', () => {
  expect(readText([passage(copied), passage(copied)]).count).toBe(300);
});
