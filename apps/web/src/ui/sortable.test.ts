import type { Active, DragEndEvent, Over } from '@dnd-kit/core';
import { describe, expect, it } from 'vitest';
import { announce } from './sortable.tsx';

const items = [
  { id: 'a', title: 'Обзор' },
  { id: 'b', title: 'Опыт' },
];
const words = {
  how: '',
  start: ({ title }: { title: string }) => `${title} взят`,
  over: ({ title, number, count }: { title: string; number: number; count: number }) =>
    `${title}: ${number} из ${count}`,
  end: ({ title, number }: { title: string; number: number }) =>
    `${title} стоит на месте ${number}`,
  cancel: ({ title }: { title: string }) => `${title} вернулся`,
};
const rect = { current: { initial: null, translated: null } };
const active: Active = { id: 'a', data: { current: undefined }, rect };
const box = { width: 0, height: 0, top: 0, left: 0, right: 0, bottom: 0 };
const over: Over = { id: 'b', data: { current: undefined }, rect: box, disabled: false };

describe('dragging is told', () => {
  const told = announce(items, words);
  it('with the title and the place among all', () => {
    expect(told.onDragStart({ active })).toBe('Обзор взят');
    expect(told.onDragOver({ active, over })).toBe('Обзор: 2 из 2');
    expect(told.onDragOver({ active, over: null })).toBeUndefined();
    expect(told.onDragEnd({ active, over } as DragEndEvent)).toBe('Обзор стоит на месте 2');
  });

  it('as staying where it was when it is let go beside the list, and when it is given up', () => {
    expect(told.onDragEnd({ active, over: null } as DragEndEvent)).toBe('Обзор стоит на месте 1');
    expect(told.onDragCancel({ active, over: null } as DragEndEvent)).toBe('Обзор вернулся');
  });
});
