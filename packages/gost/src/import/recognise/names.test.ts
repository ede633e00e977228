import { describe, expect, test } from 'vitest';
import { continuedTable, isCaptionStyle, readCaption } from './captions.ts';
import { readTypedNumber } from './heading-cues.ts';
import { readAppendixHeading } from './heading-mark.ts';
import { letterOf, nextLetter, normaliseLabel } from './letters.ts';
import { isContentsName, structuralKind } from './structural-names.ts';

describe('structural elements', () => {
  test.each([
    ['ВВЕДЕНИЕ', 'intro'],
    ['Заключение.', 'conclusion'],
    ['Реферат', 'abstract'],
    ['Список использованных источников', 'references'],
    ['СПИСОК ИСПОЛЬЗОВАННОЙ ЛИТЕРАТУРЫ', 'references'],
    ['Список литературы и источников', 'references'],
    ['Библиографический список', 'references'],
    ['БИБЛИОГРАФИЯ', 'references'],
    ['Литература', 'references'],
    ['Перечень сокращений и условных обозначений', 'abbreviations'],
    ['ОПРЕДЕЛЕНИЯ, ОБОЗНАЧЕНИЯ И СОКРАЩЕНИЯ', 'abbreviations'],
    ['Список сокращений', 'abbreviations'],
    ['Термины и определения', 'terms'],
    ['Перечень условных обозначений', 'symbols'],
    ['Словарь терминов', 'dictionaries'],
  ])('«%s» is %s', (text, kind) => {
    expect(structuralKind(text)).toBe(kind);
  });

  test.each([
    'Введение в предметную область',
    'Список',
    'Перечень оборудования',
    'Обзор литературы',
    'Заключение договора',
    'Источники питания',
  ])('«%s» is none', (text) => {
    expect(structuralKind(text)).toBeNull();
  });

  test('contents are told by their name', () => {
    expect(['Содержание', 'ОГЛАВЛЕНИЕ:', 'Содержание работы'].map(isContentsName)).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('typed numbers', () => {
  test.each([
    ['Глава 1. Обзор', '1', 'Обзор'],
    ['ГЛАВА II. Методы', '2', 'Методы'],
    ['Раздел 3 Проект', '3', 'Проект'],
    ['§ 2.1 Модель', '2.1', 'Модель'],
    ['1\tПостановка', '1', 'Постановка'],
    ['2. Методы', '2', 'Методы'],
    ['2.Методы', '2', 'Методы'],
    ['1.2.3 Выбор', '1.2.3', 'Выбор'],
    ['1.1.Выбор', '1.1', 'Выбор'],
    ['3.1Выбор', '3.1', 'Выбор'],
    ['А.1 Код', 'А.1', 'Код'],
    ['IV. Итоги', '4', 'Итоги'],
    ['Глава четвёртая. Итоги', '4', 'Итоги'],
  ])('«%s» has the number %s and the name «%s»', (text, number, name) => {
    const typed = readTypedNumber(text);
    expect(typed?.number).toBe(number);
    expect(text.slice(typed?.end)).toBe(name);
  });

  test.each(['Обзор', '2015 год', 'В разделе 1', 'Глава правительства'])(
    '«%s» has none',
    (text) => {
      expect(readTypedNumber(text)).toBeNull();
    },
  );
});

describe('captions', () => {
  test.each([
    ['Рис. 3.1 – Схема', 'figure', '3.1', 'Схема'],
    ['Рисунок 3 - Схема', 'figure', '3', 'Схема'],
    ['РИСУНОК 3— Схема', 'figure', '3', 'Схема'],
    ['Рис.5. Схема', 'figure', '5', 'Схема'],
    ['Рисунок А.1 — Схема', 'figure', 'А.1', 'Схема'],
    ['Рис. A1: Схема', 'figure', 'А.1', 'Схема'],
    ['Fig. 2 Scheme', 'figure', '2', 'Scheme'],
    ['Таблица 2 – Итоги', 'table', '2', 'Итоги'],
    ['Табл. № 2.1. Итоги', 'table', '2.1', 'Итоги'],
    ['Таблица 4', 'table', '4', ''],
    ['Листинг 1.1 Опрос', 'listing', '1.1', 'Опрос'],
    ['Листинг 2-1 — Опрос', 'listing', '2.1', 'Опрос'],
  ])('«%s» is the caption of a %s %s named «%s»', (text, kind, label, name) => {
    const caption = readCaption(text);
    expect(caption).toMatchObject({ kind, labels: [label] });
    expect(text.slice(caption?.end)).toBe(name);
  });

  test('a doubled caption has both numbers and one name', () => {
    const text = 'Рис. 8.2 – Рис. Б.1 — Список тарифов';
    const caption = readCaption(text);
    expect(caption).toMatchObject({ labels: ['8.2', 'Б.1'], parted: true });
    expect(text.slice(caption?.end)).toBe('Список тарифов');
  });

  test('a sentence about a figure has nothing after the number', () => {
    expect(readCaption('Рисунок 3 показывает схему')).toMatchObject({ parted: false });
  });

  test.each(['Рисунки сделаны', 'На рисунке 1', 'Таблица умножения', 'Рис 3а'])(
    '«%s» is no caption',
    (text) => {
      expect(readCaption(text)).toBeNull();
    },
  );

  test('the continuation of a table has its number, or none', () => {
    expect(continuedTable('Продолжение таблицы 3.1')).toBe('3.1');
    expect(continuedTable('Окончание табл. 2')).toBe('2');
    expect(continuedTable('Продолжение таблицы')).toBe('');
    expect(continuedTable('Продолжение работы')).toBeNull();
  });

  test('styles for captions are told from styles for pictures', () => {
    expect(
      ['caption', 'Название объекта', 'Image Caption', 'Captioned Figure', 'Normal'].map(
        isCaptionStyle,
      ),
    ).toEqual([true, true, true, false, false]);
  });
});

describe('headings of appendices', () => {
  test.each([
    ['ПРИЛОЖЕНИЕ А', 'А', ''],
    ['Приложение 1', '1', ''],
    ['Приложение № 2. Код', '2', 'Код'],
    ['Приложение B – Схема', 'В', 'Схема'],
    ['ПРИЛОЖЕНИЕ Г (обязательное) Листинг', 'Г', 'Листинг'],
    ['Приложение', null, ''],
  ])('«%s» has the letter %s and the title «%s»', (text, letter, title) => {
    expect(readAppendixHeading(text)).toMatchObject({ letter, title });
  });

  test.each([
    'Приложение А содержит листинг',
    'Приложения разработаны на Kotlin',
    'Приложение работает,',
    'В приложении А',
  ])('«%s» is a sentence', (text) => {
    expect(readAppendixHeading(text)).toBeNull();
  });

  test('the sheet «ПРИЛОЖЕНИЯ» is told from an appendix', () => {
    expect(readAppendixHeading('ПРИЛОЖЕНИЯ')?.plural).toBe(true);
  });
});

describe('labels', () => {
  test('all ways to type a label are one', () => {
    expect(['А.1', 'а1', 'A.1', 'A1', 'А.1.'].map(normaliseLabel)).toEqual(Array(5).fill('А.1'));
    expect(['3-1', '3–1', '3.1'].map(normaliseLabel)).toEqual(Array(3).fill('3.1'));
  });

  test('the letter of a label is that of its appendix', () => {
    expect(letterOf('Б.12')).toBe('Б');
    expect(letterOf('3.1')).toBeNull();
  });

  test('the next letter leaves out those that the standard does', () => {
    expect(nextLetter(new Set(['А', 'Б', 'В', 'Г', 'Д', 'Е']))).toBe('Ж');
  });
});
