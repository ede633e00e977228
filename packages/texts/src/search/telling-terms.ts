import { type Term, termsOf } from './terms.ts';
import { isTelling, type Word, wordsOf } from './words.ts';

/** What stands in letters of any kind, in any form: greetings, that something is wrong, that help is asked for. */
const IN_ANY_FORM =
  'здравствуйте добрый день утро вечер привет пожалуйста спасибо подскажите скажите помогите помощь прошу вопрос проблема ошибка хочу хотел могу может мочь быть был будет нужен работает получается происходит делать сделать открыть открываю открывается открывать пишет говорит пошло что-то почему-то сколько какой такой другой новый очень просто ничего никак уже ещё тоже только все всё всегда сейчас теперь потом так там тут здесь после перед через без между ' +
  'hello dear please thank help question problem error want need get work make come say open';
/** Short words whose stems other words have too, as “not” and “notes”, and forms that have another stem. */
const AS_IT_STANDS =
  'hi cannot getting got go goes going gone went made came said not no any more some there here then now new other another same very just only also than too may will would should must am being been me us them as up out about into after before over again ' +
  't s m d ll re ve don doesn didn isn aren wasn haven hasn won couldn wouldn';

const stems = new Set(wordsOf(IN_ANY_FORM).map(({ stem }) => stem));
const words = new Set(AS_IT_STANDS.split(' '));

const tells = (one: Pick<Word, 'word' | 'stem'>) =>
  isTelling(one) && !stems.has(one.stem) && !words.has(one.word);

const stemsOf = (phrase: Term['typed']) => phrase.map(({ stem }) => stem).join(' ');

/** Whether two terms mean the same, as «адрес» and «почта»: together they say no more than one. */
const alike = (one: Term, other: Term) =>
  one.others.some((phrase) => stemsOf(phrase) === stemsOf(other.typed));

/** The terms of a letter, or of a question of the site, that say what it is about; none where nothing does. */
export const tellingTerms = (text: string): Term[] =>
  termsOf(text)
    .filter(({ typed }) => typed.some(tells))
    .filter((term, at, all) => !all.slice(0, at).some((before) => alike(before, term)));
