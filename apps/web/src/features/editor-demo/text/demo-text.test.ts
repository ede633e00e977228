import { checkContent } from '@pv/editor-schema';
import { checkDocument, numberDocument } from '@pv/gost';
import { describe, expect, it } from 'vitest';
import { demoText } from './demo-text.ts';

const text = demoText();

describe('the text of the demo', () => {
  it('fits the schema of the editor', () => {
    for (const section of text.sections) checkContent(section.content);
  });

  it('has every reference and citation resolved', () => {
    const { byId, sources } = numberDocument(text);
    expect(sources.cited).toBe(sources.ids.length);
    expect(['t-modes', 'f-growth', 'e-rate'].map((id) => byId.get(id)?.number)).toEqual([
      '2.1',
      '2.1',
      '2.1',
    ]);
  });

  it('breaks the standard in four places and nowhere else', () => {
    expect(checkDocument(text).map(({ rule }) => rule)).toEqual([
      'G32-6.2.3-final-dot',
      'T-dash',
      'U8-8.3-space',
      'V-first-person',
    ]);
  });
});
