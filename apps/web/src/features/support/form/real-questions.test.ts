import { describe, expect, it } from 'vitest';
import { answerFinder } from './match-answers.ts';
import { ENGLISH, RUSSIAN } from './site-questions.sample.ts';

/** Finds the questions of the site that fit what is typed. */
function finder(questions: readonly (readonly [heading: string, text: string])[]) {
  const find = answerFinder(
    questions.map(([heading, text]) => ({
      id: heading,
      heading,
      text: JSON.stringify({ content: [{ type: 'text', text }] }),
    })),
  );
  return (typed: string) => find(typed).map(({ id }) => id);
}
const inRussian = finder(RUSSIAN);
const inEnglish = finder(ENGLISH);

describe('the questions of the site for a letter in Russian', () => {
  it.each([
    ['не пришол код потверждения', 'Код подтверждения не приходит'],
    ['забыла пороль', 'Забыли пароль?'],
    ['научрук не отвечает вторую неделю', 'Что если руководитель не отвечает?'],
    ['видят ли мой проект другие студенты', 'Кто видит мой проект?'],
    ['загрузить диплом из ворда', 'Можно ли загрузить готовый Word?'],
    ['удалить учетку', 'Как удалить учётную запись?'],
    ['как выйти из команды', 'Как выйти из проекта или убрать участника?'],
  ])('begin for «%s» with «%s»', (typed, first) => {
    expect(inRussian(typed)[0]).toBe(first);
  });

  it.each([
    'не сохраняется текст документа',
    'поменять адрес почты',
    'не могу загрузить файл больше 200 мб',
    'Не открывается PDF',
    'Таблица съехала при экспорте в PDF',
    'уведомления не приходят',
    'Ошибка в титульном листе: не та кафедра',
    'перенести сроки этапа',
  ])('are none for «%s», which none of them is about', (typed) => {
    expect(inRussian(typed)).toEqual([]);
  });

  it.each(['капча не работает', 'не проходит проверка что я не робот'])(
    'are only the one about the captcha for «%s»',
    (typed) => {
      expect(inRussian(typed)).toEqual(['Проверка «Я не робот» не проходит']);
    },
  );
});

describe('the questions of the site for a letter in English', () => {
  it.each([
    ['forgotten pasword', 'Forgot your password?'],
    ['who can see my work', 'Who sees my project?'],
    ['uploading my thesis from Word', 'Can I upload a finished Word file?'],
    ['is it free', 'What does it cost?'],
  ])('begin for “%s” with “%s”', (typed, first) => {
    expect(inEnglish(typed)[0]).toBe(first);
  });

  it.each(['PDF does not open', 'Formula looks wrong', 'move deadlines', 'dark theme'])(
    'are none for “%s”, which none of them is about',
    (typed) => {
      expect(inEnglish(typed)).toEqual([]);
    },
  );
});
