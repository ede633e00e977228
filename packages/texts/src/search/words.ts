import { englishStem } from './english-stem.ts';
import { russianStem } from './russian-stem.ts';

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
