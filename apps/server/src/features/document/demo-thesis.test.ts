import { checkContent, SECTION_KINDS } from '@pv/editor-schema';
import { demoThesis, RADIOGRAM } from '@pv/editor-schema/demo';
import { checkDocument, formatSource, imageInfo, numberDocument } from '@pv/gost';
import { describe, expect, it } from 'vitest';
import { readRadiogram } from './seed-demo-document.ts';

const thesis = demoThesis('picture');

describe('the demo thesis', () => {
  it('fits the schema of the editor', () => {
    for (const { content, kind } of thesis.sections) {
      checkContent(content);
      expect(SECTION_KINDS).toContain(kind);
    }
    expect(thesis.sources.every(({ id, raw }) => id !== '' && raw !== '')).toBe(true);
  });

  it('has every reference and citation resolved', () => {
    const { byId, sources } = numberDocument(thesis);
    expect(sources.ids).toHaveLength(6);
    expect(sources.cited.size).toBe(6);
    expect(byId.get('f-radiogram')?.number).toBe('2.1');
    expect(byId.get('appendix-a')?.number).toBe('А');
  });

  it('breaks the standard in four places and nowhere else', () => {
    expect(checkDocument(thesis).map(({ rule }) => rule)).toEqual([
      'G32-6.2.3-final-dot',
      'T-dash',
      'U8-8.3-space',
      'V-first-person',
    ]);
  });

  it('has records of sources by GOST R 7.0.100', () => {
    const records = thesis.sources.map((source) => formatSource(source));
    expect(records[1]).toBe(
      'Гонсалес, Р. Цифровая обработка изображений / Р. Гонсалес, Р. Вудс. – Москва : Техносфера, 2012. – 1104 с. – Текст : непосредственный.',
    );
    for (const record of records) expect(record).toContain('Текст : непосредственный');
  });

  it('has a picture of a few kilobytes, of the size that is told', async () => {
    const picture = await readRadiogram();
    expect(picture.length).toBeLessThan(50_000);
    const { mime, width, height } = RADIOGRAM;
    expect(imageInfo(picture)).toMatchObject({ mime, width, height });
  });
});
