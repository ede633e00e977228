import { expect, test } from '@playwright/test';
import {
  countPages,
  renderDocx,
  soffice,
} from '../../packages/gost/src/docx/testing/libreoffice.ts';
import { fieldsOf, takeApart } from '../../packages/gost/src/docx/testing/open-docx.ts';
import { all } from '../../packages/gost/src/docx/testing/xml-tree.ts';

/** Opens the DOCX in LibreOffice, where it is installed, and expects the PDF's number of pages, within a twentieth. */
export async function expectSamePages(pdf: Uint8Array, docx: Uint8Array): Promise<void> {
  const pages = countPages(pdf);
  expect(pages).toBeGreaterThan(3);
  if (soffice === undefined) {
    const description = 'LibreOffice is not installed: the pages of the DOCX are not counted';
    test.info().annotations.push({ type: 'skipped', description });
    return;
  }
  const rendered = await renderDocx(docx);
  expect(Math.abs(rendered.pages - pages) / pages).toBeLessThanOrEqual(0.05);
}

/** What Word must count by itself. */
export interface LiveFields {
  /** Names of sequences of captions. */
  captions: readonly string[];
  references: boolean;
}

/** Expects contents, caption numbers and references as fields, and each reference to lead to a bookmark. */
export async function expectLiveFields(docx: Uint8Array, wanted: LiveFields): Promise<void> {
  const { body } = await takeApart(docx);
  const fields = fieldsOf(body);
  expect(fields.some((field) => field.startsWith('TOC '))).toBe(true);
  for (const name of wanted.captions) {
    expect(fields.filter((field) => field.startsWith(`SEQ ${name}`))).not.toEqual([]);
  }
  const marks = new Set(
    all(body, 'w:bookmarkStart').map(({ attributes }) => attributes['w:name'] ?? ''),
  );
  const targets = fields.flatMap((field) => /^REF (\S+)/.exec(field)?.[1] ?? []);
  if (wanted.references) expect(targets).not.toEqual([]);
  expect(targets.filter((target) => !marks.has(target))).toEqual([]);
}
