import { describe, expect, it } from 'vitest';
import { answerFinder } from './match-answers.ts';

const rich = (text: string) =>
  JSON.stringify({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  });
const answers = [
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
].map(([id = '', heading = '', text = '']) => ({ id, heading, text: rich(text) }));
const find = answerFinder(answers);
const ids = (typed: string) => find(typed).map(({ id }) => id);

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
    const many = answerFinder(
      answers.map((one) => ({ ...one, heading: `Проект: ${one.heading}` })),
    );
    expect(many('проект').length).toBeLessThanOrEqual(3);
  });
});
