import { describe, expect, test } from 'vitest';
import { flowText, textBlock } from '../../../test/messy-docx/pieces.ts';
import { isCode, lookOf, usualLook } from './look.ts';

const USUAL = { size: 14, mono: false, bold: false };

describe('the look of a paragraph', () => {
  test('a stray plain space or dot does not undo bold', () => {
    const block = textBlock('');
    block.inlines = [flowText('Заголовок главы', { bold: true }), flowText(' .')];
    expect(lookOf(block)).toMatchObject({ bold: true, partlyBold: false });
  });

  test('bold words in a plain line are told from a bold line', () => {
    const block = textBlock('');
    block.inlines = [flowText('Метод', { bold: true }), flowText(' применяется широко')];
    expect(lookOf(block)).toMatchObject({ bold: false, partlyBold: true });
  });

  test('capitals are those typed and those made by formatting; digits alone are none', () => {
    expect(lookOf(textBlock('ОБЗОР 2')).caps).toBe(true);
    expect(lookOf(textBlock('Обзор', { caps: true })).caps).toBe(true);
    expect(lookOf(textBlock('Обзор')).caps).toBe(false);
    expect(lookOf(textBlock('12')).caps).toBe(false);
  });

  test('the size is that of most letters', () => {
    const block = textBlock('');
    block.inlines = [flowText('1', { size: 40 }), flowText(' длинное название', { size: 16 })];
    expect(lookOf(block).size).toBe(16);
  });

  test('an empty paragraph looks like nothing', () => {
    expect(lookOf(textBlock(''))).toMatchObject({ bold: false, caps: false, mono: false, size: 0 });
  });
});

test('what is usual is what most letters of the document are', () => {
  const blocks = [
    textBlock('Короткий заголовок', { size: 20, bold: true }),
    textBlock('Длинный обычный абзац, в котором букв много больше.', { size: 12, mono: true }),
  ];
  expect(usualLook(blocks)).toEqual({ size: 12, mono: true, bold: false });
  expect(usualLook([])).toEqual({ size: 14, mono: false, bold: false });
});

describe('code', () => {
  test('is told by its font or by its style', () => {
    expect(isCode(textBlock('x = 1', { mono: true }), USUAL)).toBe(true);
    expect(isCode(textBlock('x = 1', {}, { styleName: 'Source Code' }), USUAL)).toBe(true);
    expect(isCode(textBlock('x = 1'), USUAL)).toBe(false);
  });

  test('is no item of a list, no caption, no blank line', () => {
    const list = { numId: '1', level: 0, format: 'bullet', label: '–', value: 1, left: null };
    expect(isCode(textBlock('/etc/hosts;', { mono: true }, { list }), USUAL)).toBe(false);
    expect(isCode(textBlock('Имя', {}, { styleName: 'Подпись листинга' }), USUAL)).toBe(false);
    expect(isCode(textBlock('  ', { mono: true }), USUAL)).toBe(false);
  });

  test('needs its style where all text is monospaced', () => {
    const usual = { ...USUAL, mono: true };
    expect(isCode(textBlock('x = 1', { mono: true }), usual)).toBe(false);
    expect(isCode(textBlock('x = 1', { mono: true }, { styleName: 'Code' }), usual)).toBe(true);
  });
});
