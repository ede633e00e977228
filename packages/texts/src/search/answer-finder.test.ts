import { describe, expect, it } from 'vitest';
import { answerFinder } from './answer-finder.ts';

type Answer = readonly [id: string, heading: string, body: string];
/** Tells the answers that fit what is typed by their ids. */
function finder(answers: readonly Answer[]) {
  const find = answerFinder(answers, ([, heading, body]) => ({ heading, body }));
  return (typed: string) => find(typed).map(([id]) => id);
}
const ANSWERS: readonly Answer[] = [
  ['code', 'Код подтверждения не приходит', 'Посмотрите папку «Спам» и проверьте адрес.'],
  ['captcha', 'Капча не проходит', 'Под ней есть ссылка «Продолжить без проверки».'],
  ['who', 'Кто видит мой проект?', 'Только его участники.'],
  ['word', 'Можно ли загрузить готовый Word?', 'Да, файл .docx до 50 МБ.'],
  ['stages', 'Сколько этапов может быть?', 'До двенадцати, не считая начала и завершения.'],
  ['change', 'Как изменить согласованный этап проекта?', 'Откройте его для правки.'],
  [
    'offline',
    'Пропал интернет во время работы',
    'Пишите дальше: правки уйдут, когда связь вернётся.',
  ],
  ['mistake', 'Я отправил раздел и увидел ошибку', 'Нажмите «Отозвать» и исправьте.'],
];
const ids = finder(ANSWERS);

describe('answers that fit what is typed', () => {
  it('are found in any form of the words and any order', () => {
    expect(ids('Не пришёл код, подтвердить почту не могу')[0]).toBe('code');
    expect(ids('видят ли другие мои проекты')[0]).toBe('who');
    expect(ids('загрузка файла ворд word')[0]).toBe('word');
  });

  it('are found by the words of the answer, too', () => {
    expect(ids('спам папка')).toEqual(['code']);
  });

  it('are none where nothing or only empty words are typed, or words that no answer knows', () => {
    expect(ids('')).toEqual([]);
    expect(ids('как это можно')).toEqual([]);
    expect(ids('бухгалтерия зарплата отпуск')).toEqual([]);
  });

  it.each([
    'Пропала кнопка «Отправить»',
    'проект пропал',
    'Ошибка',
    'Пишет ошибку при входе',
    'Добрый день! Не работает страница проекта, помогите, пожалуйста',
    'про',
    'Можно ли изменить шрифт',
  ])('are none for «%s», which has one word in common with a question by chance', (typed) => {
    expect(ids(typed)).toEqual([]);
  });

  it('are found by one word where it is all that was typed, and few answers have it', () => {
    expect(ids('Капча')).toEqual(['captcha']);
    expect(ids('интернет')).toEqual(['offline']);
  });

  it('stand with the nearest first, also in a long letter', () => {
    expect(ids('как изменить этап проекта после согласования')[0]).toBe('change');
    const long =
      'Здравствуйте, вчера вечером сел писать вторую главу на кафедре, а там опять пропал интернет, и я боюсь за таблицы и рисунки во время такой работы';
    expect(ids(long)).toEqual(['offline']);
  });

  it('are three at most', () => {
    const many = finder(ANSWERS.map(([id, heading, body]) => [id, `Проект: ${heading}`, body]));
    expect(many('проект').length).toBeLessThanOrEqual(3);
  });
});

describe('answers that fit what is typed in English', () => {
  const idsOf = finder([
    ['code', 'The confirmation code does not come', 'Look into the “Spam” folder.'],
    ['captcha', 'The captcha cannot be passed', 'Follow the link under it.'],
    ['who', 'Who sees my project?', 'Only its members.'],
    ['word', 'May I upload a finished Word document?', 'Yes, a .docx file of up to 50 MB.'],
    ['offline', 'The internet went away while I worked', 'Go on: edits leave when it is back.'],
    ['mistake', 'I sent a section and saw an error', 'Press “Recall” and correct it.'],
    ['notes', 'What are closed notes?', 'Nobody but you can read them.'],
  ]);

  it.each([
    'Error',
    'Errors',
    'Errors, please help',
    'It works no more',
    'It isn’t working',
    'I am getting errors',
    'Problems',
    'Needed help',
  ])('are none for «%s», which says nothing in any form of its words', (typed) => {
    expect(idsOf(typed)).toEqual([]);
  });

  it('are found by words that only look like forms of those that say nothing', () => {
    expect(idsOf('Notes')).toEqual(['notes']);
  });

  it('are found in any form of the words', () => {
    expect(idsOf('I don’t get the codes, how do I confirm my mail')[0]).toBe('code');
    expect(idsOf('uploading Word documents')[0]).toBe('word');
  });
});
