import { convertContent } from '@pv/editor-schema/rich-text';
import { describe, expect, it } from 'vitest';
import { hasLooks } from './use-turn-kind.tsx';

describe('looks that would be lost', () => {
  it('are none in a plain text and in one that was just turned', () => {
    const plain = { kind: 'text', content: 'раз\nдва' } as const;
    expect(hasLooks(plain)).toBe(false);
    expect(hasLooks(convertContent(plain, 'content'))).toBe(false);
    expect(hasLooks({ kind: 'content', content: '' })).toBe(false);
  });

  it('are bold letters, lists and tables', () => {
    const bold = { type: 'text', text: 'раз', marks: [{ type: 'bold' }] };
    const doc = { type: 'doc', content: [{ type: 'paragraph', content: [bold] }] };
    expect(hasLooks({ kind: 'content', content: JSON.stringify(doc) })).toBe(true);
  });
});
