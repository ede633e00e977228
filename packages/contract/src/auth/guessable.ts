/** Words, names and figures drawn on keys that most guessed passwords are made of, in both alphabets. */
const WORDS =
  `password passwort passw parol пароль admin root login user test guest welcome letmein secret
  секрет iloveyou love люблю любовь dragon monkey football spartak спартак zenit зенит master
  superman princess sunshine hello privet привет russia россия moscow москва student студент
  provektor провектор diplom диплом natasha наташа marina марина andrey андрей sasha саша maksim
  максим administrator alexander anastasia asdasd barcelona baseball charlie computer daniel
  default internet jordan killer klaster kristina liverpool marseille michael mustang nikita
  nikolay pokemon samsung sergey shadow soccer starwars svetlana tatyana trustno1 universitet
  университет александр victoria vladimir солнышко футбол qazwsx qweasd qweqwe 112233 123321 123654 142536
  147258 147852 159357 159753 741852 852456`.split(/\s+/);
const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const RUSSIAN = 'йцукенгшщзхъфывапролджэячсмитьбю';
const ROWS = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'йцукенгшщзхъ',
  'фывапролджэ',
  'ячсмитьбю',
  'abcdefghijklmnopqrstuvwxyz',
  'абвгдежзийклмнопрстуфхцчшщъыьэюя',
  '01234567890',
  '1qaz2wsx3edc4rfv',
  '1q2w3e4r5t6y',
  'q1w2e3r4t5y6',
  'qazwsxedcrfv',
].flatMap((row) => [row, [...row].reverse().join('')]);
const LOOKALIKES = new Map(
  Object.entries({ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '@': 'a', $: 's', '!': 'i' }),
);
const SHORTEST_RUN = 3;
const SHORTEST_OWN = 4;
/** Of what nobody guesses at once there has to be as much as the shortest password has. */
const LEFT = 6;

type Span = readonly [from: number, length: number];

const mapped = (text: string, change: (sign: string) => string): string =>
  text.split('').map(change).join('');

const toRussian = (sign: string): string => RUSSIAN[LATIN.indexOf(sign)] ?? sign;

function placesOf(text: string, part: string): Span[] {
  const found: Span[] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
    found.push([at, part.length]);
  }
  return found;
}

function matches(text: string, pattern: RegExp): Span[] {
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => [index, found.length]);
}

/** Neighbours on the keyboard, in the alphabet and among digits, either way round. */
function runs(text: string): Span[] {
  return text.split('').flatMap((_, at): Span[] => {
    let length = 0;
    const goesOn = () => ROWS.some((row) => row.includes(text.slice(at, at + length + 1)));
    while (at + length < text.length && goesOn()) length += 1;
    return length >= SHORTEST_RUN ? [[at, length]] : [];
  });
}

/** Parts of an address or a name that are long enough to matter. */
function partsOf(own: readonly string[]): string[] {
  const parts = own.flatMap((one) => [one, ...one.split(/[^\p{L}\d]+/u)]);
  return parts.map((part) => part.toLowerCase()).filter((part) => part.length >= SHORTEST_OWN);
}

/**
 * Whether a password is among the first that are tried: common words, also with digits for letters or
 * typed in the other layout, rows of keys, repeats, years, and what is known of its owner, such as the
 * address, make up nearly all of it.
 */
export function isGuessable(password: string, own: readonly string[] = []): boolean {
  const lower = mapped(password, (sign) => sign.toLowerCase()[0] ?? sign);
  const forms = [
    lower,
    mapped(lower, (sign) => LOOKALIKES.get(sign) ?? sign),
    mapped(lower, toRussian),
  ];
  const spans = [
    ...forms.flatMap((form) => [...WORDS, ...partsOf(own)].flatMap((word) => placesOf(form, word))),
    ...runs(lower),
    ...matches(lower, /(.{1,4}?)\1{2,}/gu),
    ...matches(lower, /(?:19|20)\d\d/g),
  ];
  const left = password
    .split('')
    .filter((_, at) => !spans.some(([from, length]) => at >= from && at < from + length));
  return left.length < LEFT;
}
