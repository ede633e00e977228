import { type DocumentSnapshot, documentWords, REPEATABLE_KINDS } from '@pv/editor-schema';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { messyDocument } from '../check/testing/messy-document.ts';
import { titlePage } from '../docx/testing/sample.ts';
import { writeLatex } from '../latex/write-latex.ts';
import { writeMarkdown } from '../markdown/write-markdown.ts';
import { buildDocument } from '../model/build.ts';
import type { GostDocument } from '../model/document.ts';
import type { WrittenText } from '../text-file/picture-names.ts';
import { importDocument } from './import-document.ts';
import type { ImportResult } from './result.ts';

const WORD = /\p{L}+|\p{N}+/gu;

/** Words in one form: headings may be printed in capitals. */
const wordsOf = (...texts: string[]) => texts.join('\n').toLowerCase().match(WORD) ?? [];

/** What a writer has typed; titles of structural elements are worded by the standard instead. */
function typedWords(snapshot: DocumentSnapshot): string[] {
  const sections = snapshot.sections.map((section) =>
    REPEATABLE_KINDS.has(section.kind) ? section : { ...section, title: '' },
  );
  return wordsOf(...documentWords({ ...snapshot, sections, sources: [] }));
}

function keptWords({ snapshot, report }: ImportResult): string[] {
  return wordsOf(
    ...documentWords(snapshot),
    ...snapshot.settings.keywords,
    ...report.setAside.map((part) => part.text),
    ...report.entries.map((entry) => entry.was),
  );
}

const FORMATS: readonly { name: string; write: (document: GostDocument) => WrittenText }[] = [
  { name: 'Работа.md', write: writeMarkdown },
  { name: 'Работа.tex', write: writeLatex },
];

test.each(FORMATS)(
  'whatever is written as $name comes back word for word',
  async ({ name, write }) => {
    await fc.assert(
      fc.asyncProperty(messyDocument, async (snapshot) => {
        const document = buildDocument(snapshot, {
          titlePage,
          assets: new Map(),
          formatSource: (source) => source.raw,
        });
        const bytes = new TextEncoder().encode(write(document).text);
        const left = [...keptWords(await importDocument(bytes, name))].sort();
        const lost = typedWords(snapshot).filter((word) => {
          const at = left.indexOf(word);
          if (at >= 0) left.splice(at, 1);
          return at < 0;
        });
        expect(lost).toEqual([]);
      }),
      { numRuns: 60 },
    );
  },
);
