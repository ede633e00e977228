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

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Russian letters in Latin ones, as names are read aloud in English; everything else as it is. */
export function transliterate(text: string): string {
  return [...text]
    .map((letter) => {
      const lower = letter.toLowerCase();
      const latin = LETTERS[lower];
      if (latin === undefined) return letter;
      return letter === lower ? latin : capital(latin);
    })
    .join('');
}
