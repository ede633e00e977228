import { defaultSettings, type NodeJson } from '@pv/editor-schema';
import { describe, expect, it } from 'vitest';
import { writtenText } from './written-text.ts';

const words = (text: string): NodeJson => ({ type: 'text', text });

describe('the copy of what was written', () => {
  it('has titles, paragraphs, lists, formulas, footnotes and sources in reading order', () => {
    const content: NodeJson = {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            words('Сила '),
            { type: 'formulaInline', attrs: { tex: 'F=ma' } },
            { type: 'footnote', attrs: { text: 'закон' } },
          ],
        },
        { type: 'paragraph' },
        {
          type: 'list',
          content: [
            { type: 'listItem', content: [{ type: 'paragraph', content: [words('пункт')] }] },
          ],
        },
        { type: 'formula', attrs: { tex: 'E=mc^2' } },
      ],
    };
    const text = writtenText({
      version: 1,
      settings: defaultSettings(),
      sections: [{ id: 's', kind: 'chap', title: 'Метод', content }],
      sources: [
        { id: 'a', raw: 'Иванов И. И. Книга', csl: null },
        { id: 'b', raw: '', csl: { title: 'Статья' } },
      ],
    });
    expect(text.split('\n\n')).toEqual([
      'Метод',
      'Сила F=ma (закон)',
      'пункт',
      'E=mc^2',
      'Иванов И. И. Книга',
      'Статья',
    ]);
  });
});
