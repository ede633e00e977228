/** So much of an English word stays before an ending. */
const SHORTEST = 3;

/** Endings in the order in which they are tried, with what stands in their place. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?:ies|ied|y)$/, 'i'],
  [/(?:ings?|ed|es|e)$/, ''],
  [/(?<!s)s$/, ''],
];

/** What an English word keeps in its usual forms: “approved” and “approve” are both “approv”. */
function englishStem(word: string): string {
  for (const [ending, instead] of ENDINGS) {
    const stem = word.replace(ending, instead);
    if (stem !== word && stem.length >= SHORTEST) return stem;
  }
  return word;
}

/** Endings after which nothing else is cut: «прочитав», «закончивши». */
const GERUND = /(?:(?<=[ая])(?:в|вши|вшись)|(?:[иы]в(?:ши|шись)?))$/;
/** Of verbs alone: «запись» has no such ending. */
const REFLEXIVE = /(?:ся|(?<=л[аио]|[ую]|[йт]е)сь)$/;
const ADJECTIVE =
  /(?:ими|ыми|его|ого|ему|ому|ее|ие|ые|ое|ей|ий|ый|ой|ем|им|ым|ом|их|ых|ую|юю|ая|яя|ою|ею)$/;
const PARTICIPLE = /(?:(?<=[ая])(?:ем|нн|вш|ющ|щ)|(?:ивш|ывш|ующ))$/;
const VERB =
  /(?:(?<=[ая])(?:ла|на|ете|йте|ли|й|л|ем|н|ло|но|ет|ют|ны|ть|ешь|нно)|(?:ила|ыла|ена|ейте|уйте|ите|или|ыли|ей|уй|ил|ыл|им|ым|ен|ило|ыло|ено|ят|ует|уют|ит|ыт|ены|ить|ыть|ишь|ую|ю))$/;
const NOUN =
  /(?:иями|ями|ами|ией|иям|ием|иях|ев|ов|ие|ье|еи|ии|ей|ой|ий|ям|ем|ам|ом|ах|ях|ию|ью|ия|ья|а|е|и|й|о|у|ы|ь|ю|я)$/;
const QUALITY = /ость?$/;

/** The part of a word after its first vowel, in which endings stand, and what stands before it. */
const PARTS = /^([^аеиоуыэюя]*[аеиоуыэюя])(.*)$/;
/** So much of a word stays before an ending such as «-ость». */
const ROOT = /[аеиоуыэюя][^аеиоуыэюя]+[аеиоуыэюя][^аеиоуыэюя]+$/;

function withoutEnding(word: string): string {
  const bare = word.replace(REFLEXIVE, '');
  if (ADJECTIVE.test(bare)) return bare.replace(ADJECTIVE, '').replace(PARTICIPLE, '');
  return VERB.test(bare) ? bare.replace(VERB, '') : bare.replace(NOUN, '');
}

/**
 * What a Russian word keeps in all its forms, nearly by the algorithm of Snowball: «руководителю» and
 * «руководители» are both «руководител». Takes a word in small letters with е for ё.
 */
export function russianStem(word: string): string {
  const [, start, end] = PARTS.exec(word) ?? [];
  if (start === undefined || end === undefined) return word;
  const cut = (GERUND.test(end) ? end.replace(GERUND, '') : withoutEnding(end)).replace(/и$/, '');
  const root = cut.replace(QUALITY, '');
  const bare = ROOT.test(start + root) ? root : cut;
  return (
    start +
    bare
      .replace(/ейше?$/, '')
      .replace(/нн$/, 'н')
      .replace(/ь$/, '')
  );
}

/** A word of a text: as it is compared, its stem, and where it stands. */
export interface Word {
  word: string;
  stem: string;
  start: number;
  end: number;
}

/** Words that stand in every question and tell nothing. */
const EMPTY = new Set(
  'а и в к о с у я вы мы он но же ли как что кто где куда когда почему зачем можно нельзя надо нужно есть если или для при это этот эта эти меня мне мой моя мои мое свой свою его она они вас вам ваш бы не ни нет на по за из от до со во об под the a an and or i you he she it we they my your his her its our is are was be do does did how what where when why who which can could not for with this that these those from have has to of in on at by if'.split(
    ' ',
  ),
);

const folded = (text: string) => text.toLowerCase().replaceAll('ё', 'е');

/** The words of a text in their order, letters folded: ё is е, capitals are small. */
export function wordsOf(text: string): Word[] {
  const plain = folded(text);
  // what folding moves cannot be pointed at
  const places = plain.length === text.length;
  return [...plain.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word,
    stem: /[а-я]/.test(word) ? russianStem(word) : englishStem(word),
    start: places ? index : 0,
    end: places ? index + word.length : 0,
  }));
}

/** Whether a word says something of what the text is about. */
export const isTelling = ({ word }: Pick<Word, 'word'>): boolean => !EMPTY.has(word);

/** The words that say something; all of them where none does. */
export function tellingWords(text: string): Word[] {
  const words = wordsOf(text);
  const telling = words.filter(isTelling);
  return telling.length > 0 ? telling : words;
}
