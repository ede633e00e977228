import type { EditionContent } from '@pv/contract';
import { describe, expect, it } from 'vitest';
import { compareContent } from './content.ts';

const content = (parts: Partial<EditionContent> = {}): EditionContent => ({
  fields: [],
  blocks: [],
  files: [],
  document: false,
  ...parts,
});
const block = (title: string, text: string) =>
  ({
    list: 'task',
    title,
    kind: 'text',
    content: text,
  }) as const satisfies EditionContent['blocks'][number];
const file = (slot: string, name: string, hash: string) => ({ slot, name, hash });

describe('two editions of a section', () => {
  it('that are equal differ in nothing', () => {
    const one = content({
      fields: [{ key: 'goal', value: 'Изучить' }],
      blocks: [block('Цель', 'Снизить')],
      files: [file('report', 'a.pdf', '1')],
    });
    expect(compareContent(one, one)).toEqual({ fields: [], blocks: [], files: [] });
  });

  it('differ in texts by words and in dates as a whole', () => {
    const before = content({
      fields: [
        { key: 'goal', value: 'Изучить стенды' },
        { key: 'ends_at', value: '2026-05-01' },
        { key: 'planned_result', value: 'Обзор' },
      ],
    });
    const after = content({
      fields: [
        { key: 'goal', value: 'Изучить новые стенды' },
        { key: 'ends_at', value: '2026-06-01' },
      ],
    });
    expect(compareContent(before, after).fields).toEqual([
      {
        key: 'goal',
        pieces: [
          { kind: 'same', text: 'Изучить ' },
          { kind: 'added', text: 'новые ' },
          { kind: 'same', text: 'стенды' },
        ],
      },
      {
        key: 'ends_at',
        pieces: [
          { kind: 'removed', text: '2026-05-01' },
          { kind: 'added', text: '2026-06-01' },
        ],
      },
      { key: 'planned_result', pieces: [{ kind: 'removed', text: 'Обзор' }] },
    ]);
  });

  it('differ in text blocks: rewritten, renamed, added, removed', () => {
    const before = content({ blocks: [block('Цель', 'Снизить'), block('Метод', 'Опыт')] });
    const after = content({
      blocks: [block('Цель', 'Снизить вдвое'), block('Методика', 'Опыт'), block('Срок', 'Май')],
    });
    const { blocks } = compareContent(before, after);
    expect(blocks.map(({ state }) => state)).toEqual(['changed', 'changed', 'added']);
    expect(blocks[1]?.title).toEqual([
      { kind: 'removed', text: 'Метод' },
      { kind: 'added', text: 'Методика' },
    ]);
    expect(compareContent(after, before).blocks.at(-1)?.state).toBe('removed');
  });

  it('tell of texts with a form by their words, and of looks that have changed alone', () => {
    const rich = (...content: object[]) =>
      ({
        list: 'task',
        title: 'Задачи',
        kind: 'content',
        content: JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content }] }),
      }) as const;
    const plain = rich({ type: 'text', text: 'Сравнить методы' });
    const bold = rich({ type: 'text', text: 'Сравнить методы', marks: [{ type: 'bold' }] });
    const other = rich({ type: 'text', text: 'Сравнить все методы' });
    const compared = (before: typeof plain, after: typeof plain) =>
      compareContent(content({ blocks: [before] }), content({ blocks: [after] })).blocks;
    expect(compared(plain, bold)).toMatchObject([
      { state: 'changed', markup: true, content: [{ kind: 'same', text: 'Сравнить методы' }] },
    ]);
    expect(compared(plain, other)).toMatchObject([
      { markup: false, content: [{ kind: 'same' }, { kind: 'added', text: 'все ' }, {}] },
    ]);
    const both = rich(
      { type: 'text', text: 'Сравнить все ' },
      { type: 'text', text: 'методы', marks: [{ type: 'bold' }] },
    );
    expect(compared(plain, both)).toMatchObject([
      { markup: true, content: [{ kind: 'same' }, { kind: 'added', text: 'все ' }, {}] },
    ]);
    const converted = content({ blocks: [{ ...block('Задачи', 'Сравнить методы') }] });
    expect(compareContent(converted, content({ blocks: [plain] })).blocks).toMatchObject([
      { state: 'changed', markup: true },
    ]);
    expect(compared(plain, plain)).toEqual([]);
  });

  it('tell where a link to a page of this site led and where it leads, as of a link to another site', () => {
    const linked = (href: string) => {
      const run = { type: 'text', text: 'Порядок', marks: [{ type: 'link', attrs: { href } }] };
      const doc = { type: 'doc', content: [{ type: 'paragraph', content: [run] }] };
      const task = block('Задачи', JSON.stringify(doc));
      return content({ blocks: [{ ...task, kind: 'content' }] });
    };
    const [told] = compareContent(linked('/guides/one'), linked('/guides/other')).blocks;
    expect(told?.content).toEqual([
      { kind: 'same', text: 'Порядок (/guides/' },
      { kind: 'removed', text: 'one' },
      { kind: 'added', text: 'other' },
      { kind: 'same', text: ')' },
    ]);
  });

  it('differ in files by name and digest; the one file of a slot has versions', () => {
    const before = content({
      files: [file('report', 'v1.pdf', '1'), file('more', 'a', '1'), file('more', 'b', '2')],
    });
    const after = content({
      files: [file('report', 'v2.pdf', '2'), file('more', 'b', '3'), file('more', 'c', '4')],
    });
    expect(compareContent(before, after).files).toEqual([
      { slot: 'report', name: 'v2.pdf', state: 'changed' },
      { slot: 'more', name: 'b', state: 'changed' },
      { slot: 'more', name: 'c', state: 'added' },
      { slot: 'more', name: 'a', state: 'removed' },
    ]);
  });
});
