const LETTERS: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'yo',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

/** Where a passport spells otherwise: Doc 9303 of ICAO, as GOST R 52535.1 follows it. */
const IN_PASSPORT: typeof LETTERS = { ...LETTERS, ё: 'e', й: 'i', ъ: 'ie', ю: 'iu', я: 'ia' };

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Russian letters in Latin ones, as names are read aloud in English; everything else as it is. */
export function transliterate(text: string, letters = LETTERS): string {
  return [...text]
    .map((letter) => {
      const lower = letter.toLowerCase();
      const latin = letters[lower];
      if (latin === undefined) return letter;
      return letter === lower ? latin : capital(latin);
    })
    .join('');
}

/** A name of a person as his passport spells it in Latin letters. */
export const passportName = (name: string): string => transliterate(name, IN_PASSPORT);

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
