import { describe, expect, it } from 'vitest';
import { importDocx } from '../import/import-docx.ts';
import type { Part } from '../model/document.ts';
import { thesis } from './testing/thesis.ts';
import { writeDocx } from './write-docx.ts';

describe('our DOCX taken in again', () => {
  it('gives the parts, captions, references and sources that went out', async () => {
    const document = thesis(2);
    const { snapshot, report } = await importDocx(await writeDocx(document));
    const kinds: Record<Part['kind'], string> = {
      structural: '',
      chapter: 'chap',
      references: 'references',
      appendix: 'applications',
    };
    const parts = document.parts.map((part) =>
      part.kind === 'structural' ? part.sectionKind : kinds[part.kind],
    );
    expect(snapshot.sections.map(({ kind }) => kind)).toEqual([
      'title',
      'abstract',
      'main',
      ...parts,
    ]);
    expect(report.counts).toMatchObject({
      chapters: 2,
      appendices: 1,
      figures: document.counts.figures,
      tables: document.counts.tables,
      sources: document.counts.sources,
      listings: 2,
      headings: 9,
      footnotes: 16,
      citations: 16,
      crossReferences: 18,
      lists: 16,
    });
    expect(snapshot.settings.keywords).toHaveLength(5);
  });
});
