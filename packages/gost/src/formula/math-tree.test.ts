import { describe, expect, it } from 'vitest';
import { parseMathMl } from './math-tree.ts';

describe('a MathML tree', () => {
  it('has elements, attributes and the text of leaves', () => {
    expect(
      parseMathMl('<math><mi mathvariant="normal">x</mi><mspace width="1em"/></math>'),
    ).toEqual({
      name: 'math',
      attributes: {},
      text: '',
      children: [
        { name: 'mi', attributes: { mathvariant: 'normal' }, children: [], text: 'x' },
        { name: 'mspace', attributes: { width: '1em' }, children: [], text: '' },
      ],
    });
  });

  it('decodes entities once', () => {
    const { text, attributes } = parseMathMl('<mo form="&quot;">&lt;&#x2211;&#215;&amp;lt;</mo>');
    expect(text).toBe('<∑×&lt;');
    expect(attributes.form).toBe('"');
  });

  it('of text that is no markup is an empty element', () => {
    expect(parseMathMl('plain')).toMatchObject({ name: '', children: [] });
  });
});
