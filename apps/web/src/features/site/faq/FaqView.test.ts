import { richOfText, writeRich } from '@pv/editor-schema/rich-text';
import { describe, expect, it } from 'vitest';
import { findQuestions } from './FaqView.tsx';

const question = (heading: string, answer: string) => ({
  heading,
  text: answer && writeRich(richOfText(answer)),
});
const QUESTIONS = [
  question('Как добавить руководителя?', 'Введите его код, и он сразу в команде.'),
  question('Сколько это стоит?', 'Всё бесплатно, пароль не нужен.'),
  question('Вопрос без ответа', ''),
];
const found = (typed: string) =>
  findQuestions(QUESTIONS, typed).texts.map(({ heading }) => heading);

describe('questions', () => {
  it('are all there while nothing is typed', () => {
    expect(found('  ')).toHaveLength(3);
    expect(found('?!')).toHaveLength(3);
  });

  it('are found by words of the question and of the answer, in any order', () => {
    expect(found('команда руководителю')).toEqual(['Как добавить руководителя?']);
    expect(found('паролем')).toEqual(['Сколько это стоит?']);
    expect(found('ВСЕ бесплатно')).toEqual(['Сколько это стоит?']);
  });
});
