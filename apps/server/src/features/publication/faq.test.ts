import type { ArticleText } from '@pv/contract';
import { richOf, richWords } from '@pv/editor-schema/rich-text';
import { answerFinder } from '@pv/texts/search';
import { describe, expect, it } from 'vitest';
import { FIRST_SEEDS } from './first-seeds.ts';

/** Finds the questions of the site that fit what is typed to the support, as the page of the support does. */
function finder({ body }: ArticleText) {
  const find = answerFinder(body, ({ heading, text }) => ({
    heading,
    body: richWords(richOf(text)),
  }));
  return (typed: string) => find(typed).map(({ heading }) => heading);
}
const faq = FIRST_SEEDS.find(({ path }) => path === 'faq')?.content;
const NONE = { title: '', summary: '', body: [] };
const inRussian = finder(faq?.ru ?? NONE);
const inEnglish = finder(faq?.en ?? NONE);

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
