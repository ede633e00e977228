import { isTelling, type Term, termsOf, type Word, wordsOf } from '@pv/texts/search';

/** What stands in letters of any kind: greetings, that something is wrong, that help is asked for. */
const OF_ANY_LETTER =
  'здравствуйте добрый день утро вечер привет пожалуйста спасибо подскажите скажите помогите помощь прошу вопрос проблема ошибка хочу хотел могу может мочь быть был будет нужен работает получается происходит делать сделать пишет говорит пошло что-то почему-то сколько какой такой другой новый очень просто ничего никак уже ещё тоже только все всё всегда сейчас теперь потом так там тут здесь после перед через без между ' +
  'hello hi dear please thanks thank help question problem error want need cannot get got make work come go not no any some there here then now new other another same very just only also than too may will would should must been being me us them as up out about into after before over again';

const keyOf = ({ word, stem }: Pick<Word, 'word' | 'stem'>) => (/[а-я]/.test(word) ? stem : word);

const empty = new Set(wordsOf(OF_ANY_LETTER).map(keyOf));

const tells = (word: Pick<Word, 'word' | 'stem'>) => isTelling(word) && !empty.has(keyOf(word));

/** The terms of a letter, or of a question of the site, that say what it is about; none where nothing does. */
export const tellingTerms = (text: string): Term[] =>
  termsOf(text).filter(({ typed }) => typed.some(tells));
