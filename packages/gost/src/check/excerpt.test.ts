import { bullets } from '@pv/editor-schema/compose';
import { expect, it } from 'vitest';
import { paragraph, section, snapshot } from '../model/sample-document.ts';
import type { Finding } from './check-document.ts';
import { excerptOf } from './excerpt.ts';

const at = (path: number[], range?: [number, number]): Finding => ({
  rule: 'T-double-space',
  clause: '',
  standard: '',
  severity: 'practice',
  place: { sectionId: 'c', path, ...(range && { range }) },
  subject: { kind: 'text' },
  values: {},
  fixable: false,
});

it('tells a place in whole words, with a sign where the line goes on', () => {
  const line =
    'Обычно радиографический контроль сварных швов  остаётся трудоёмкой процедурой предприятия.';
  const document = snapshot([section('chap', 'c', 'Обзор', paragraph(line))]);
  const gap = line.indexOf('  ');
  expect(excerptOf(document, at([0], [gap, gap + 2]))).toBe(
    '… радиографический контроль сварных швов  остаётся трудоёмкой процедурой …',
  );
});

it('tells no words of what is about the document as a whole', () => {
  const document = snapshot([section('chap', 'c', 'Обзор', paragraph('Текст.'))]);
  const finding = { ...at([]), place: { sectionId: '', path: [] }, values: { least: 5, most: 15 } };
  expect(excerptOf(document, finding)).toBe('');
});

it('tells the items of a list apart', () => {
  const list = bullets('первый пункт', 'второй пункт');
  const document = snapshot([section('chap', 'c', 'Обзор', list)]);
  expect(excerptOf(document, at([0]))).toBe('первый пункт · второй пункт');
});
