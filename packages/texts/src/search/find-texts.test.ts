import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findTexts, piecesOf } from './find-texts.ts';
import { termsOf } from './terms.ts';

const TEXTS = [
  { heading: 'Как добавить руководителя?', body: 'Введите его код, и он сразу в команде.' },
  { heading: 'Как удалить учётную запись?', body: 'В профиле. Пароль понадобится ещё раз.' },
  { heading: 'Забыли пароль?', body: 'Ссылка придёт на почту.' },
  { heading: 'How do I delete my account?', body: 'In the profile, after approving it by mail.' },
];
const find = (typed: string) => findTexts(TEXTS, (text) => text, typed);
const headings = (typed: string) => find(typed).texts.map(({ heading }) => heading);

describe('a search', () => {
  it('gives all texts in their order where nothing is typed', () => {
    expect(headings('  ?!')).toEqual(TEXTS.map(({ heading }) => heading));
  });

  it('asks every word, in any form and order, capitals and ё aside', () => {
    expect(headings('ЗАПИСЬЮ учетной удаление')).toEqual(['Как удалить учётную запись?']);
    expect(find('коды руководителям')).toMatchObject({ kind: 'all', understood: null });
    expect(headings('accounts deleting')).toEqual(['How do I delete my account?']);
  });

  it('finds a word by its beginning while it is still being typed', () => {
    expect(headings('руков')).toEqual(['Как добавить руководителя?']);
  });

  it('finds other words for the same', () => {
    expect(headings('удалить аккаунт')[0]).toBe('Как удалить учётную запись?');
    expect(headings('научрук')).toEqual(['Как добавить руководителя?']);
    expect(headings('мой научный руководитель')).toEqual(['Как добавить руководителя?']);
    expect(headings('advisor')).toEqual([]);
  });

  it('puts what is asked in the question before what stands in an answer', () => {
    expect(headings('пароль')).toEqual(['Забыли пароль?', 'Как удалить учётную запись?']);
  });

  it('understands words typed in the other layout, and says so', () => {
    expect(find('gfhjkm')).toMatchObject({ kind: 'all', understood: 'пароль' });
    expect(headings('gfhjkm')).toEqual(headings('пароль'));
    expect(find('вудуеу').understood).toBe('delete');
  });

  it('puts a letter right that was mistyped in a long word, and says so', () => {
    expect(find('забыли паролль')).toMatchObject({ kind: 'all', understood: 'забыли пароль' });
    for (const typed of ['парлоь', 'паоль', 'поролем']) {
      expect([typed, headings(typed)]).toEqual([typed, headings('пароль')]);
    }
    expect(headings('парроллль')).toEqual([]);
    expect(headings('кот')).toEqual([]);
    expect(headings('жираф паролль')).toEqual(headings('пароль'));
  });

  it('takes a word of the product for no slip of another one', () => {
    const texts = [
      { heading: 'Экспорт в Word и в PDF', body: 'Документ сохраняется на каждом этапе.' },
      { heading: 'Export to Word and PDF', body: 'A document is kept at every stage.' },
    ];
    for (const typed of ['эксперт', 'expert', 'state']) {
      expect(findTexts(texts, (text) => text, typed).texts).toEqual([]);
    }
    expect(findTexts(texts, (text) => text, 'експорт').understood).toBe('экспорт');
  });

  it('shows what has some of the words where nothing has all, and nothing where nothing has any', () => {
    expect(find('пароль слона')).toMatchObject({ kind: 'some', understood: null });
    expect(headings('пароль слона')[0]).toBe('Забыли пароль?');
    expect(headings('жираф')).toEqual([]);
  });

  it('takes no word that tells nothing for a form of one that does', () => {
    const texts = [
      { heading: 'The code does not come', body: '' },
      { heading: 'What are closed notes?', body: '' },
    ];
    expect(findTexts(texts, (text) => text, 'note').texts).toEqual([texts[1]]);
  });

  it('takes words that tell nothing only where there are no others', () => {
    expect(headings('как')).toHaveLength(2);
    expect(headings('как мне пароль')).toEqual(headings('пароль'));
  });
});

const marked = (text: string, typed: string) =>
  piecesOf(text, termsOf(typed)).flatMap(({ text: piece, found }) => (found ? [piece] : []));

describe('what is found in a text', () => {
  it('is marked in whole words', () => {
    expect(piecesOf('Всё о пароле, паролях', termsOf('пароль'))).toEqual([
      { text: 'Всё о ', found: false },
      { text: 'пароле', found: true },
      { text: ', ', found: false },
      { text: 'паролях', found: true },
    ]);
    expect(marked('Ёлка', 'елка')).toEqual(['Ёлка']);
  });

  it('is a phrase as one piece, and other words for the same', () => {
    expect(marked('В учётной записи, в профиле', 'аккаунт')).toEqual(['учётной записи', 'профиле']);
  });

  it('never changes the text, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme' }),
        (text, typed) => {
          const pieces = piecesOf(text, termsOf(typed));
          return pieces.map((piece) => piece.text).join('') === text;
        },
      ),
    );
  });
});
