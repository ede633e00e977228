import { demoThesis } from '@pv/editor-schema/demo';
import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { goodThesis } from '../check/testing/good-thesis.ts';
import { packageFaults } from '../docx/testing/package-faults.ts';
import { noisePicture } from '../docx/testing/picture.ts';
import { titlePage } from '../docx/testing/sample.ts';
import { writeDocx } from '../docx/write-docx.ts';
import { buildDocument } from '../model/build.ts';
import type { TitlePage } from '../model/document.ts';
import { checkFile } from './check-file.ts';
import { commentFile } from './comment-file.ts';
import { mendFile } from './mend-file.ts';
import { FILE_RULES } from './registry.ts';
import {
  BREACHES_BESIDE,
  FILE_BREACHES,
  fileOf,
  LAWFUL_FILES,
  SPACED_ON_BOTH_SIDES,
} from './testing/file-breaches.ts';

const OF_FILE = new Set<string>(FILE_RULES.map(({ id }) => id));

/** What the rules about the file itself find. */
async function found(bytes: Uint8Array) {
  const { findings } = await checkFile(bytes);
  return findings.filter(({ rule }) => OF_FILE.has(rule));
}

/** A title page on which clause 6.10.1 misses nothing; its kind makes the volume line a long one. */
const WHOLE_PAGE: TitlePage = {
  ...titlePage,
  title: 'ШУМ В ЗАЛЕ',
  workKind: 'Выпускная квалификационная работа бакалавра',
  codes: ['УДК 534.2', 'Рег. № НИОКТР АААА-А26', 'Рег. № ИКРБС 226'],
  people: [{ role: 'Руководитель НИР', description: 'профессор', name: 'И. И. Иванов' }],
  fields: {
    institutionShort: 'СУ',
    approve: 'Проректор по научной работе; П. П. Петров',
    projectName: 'Акустика больших залов',
  },
};

/** A document as the editor exports it; a strict controller's thesis if not told. */
async function exported(snapshot = goodThesis()): Promise<Uint8Array> {
  const pictures = [...JSON.stringify(snapshot).matchAll(/"(?:image|asset)[^"]*":"([^"]+)"/g)];
  const assets = pictures.map(([, id = '']) => noisePicture(id, 150, 130));
  const document = buildDocument(snapshot, {
    titlePage: WHOLE_PAGE,
    assets: new Map(assets.map((asset) => [asset.id, asset])),
    formatSource: (record) => record.raw,
  });
  // the layout breaks the table over pages
  return writeDocx(document, { pages: 12, tableBreaks: new Map([['t1', [2]]]) });
}

describe.each(FILE_RULES)('$id', ({ id, values, clause, standard, severity }) => {
  it('finds its breach in a file, at a place, and is quiet where nothing is broken', async () => {
    const breaches = (await found(await fileOf(FILE_BREACHES[id]))).filter(
      ({ rule }) => rule === id,
    );
    expect(breaches).not.toEqual([]);
    for (const finding of breaches) {
      expect(finding).toMatchObject({ clause, standard, severity });
      expect(Object.keys(finding.values).toSorted()).toEqual([...values].toSorted());
    }
    expect((await found(await fileOf({}))).map(({ rule }) => rule)).toEqual([]);
  });

  it('leaves nothing of what it says it can mend, and takes no word away', async () => {
    const bytes = await fileOf(FILE_BREACHES[id]);
    const { findings } = await checkFile(bytes);
    const mended = await mendFile(bytes, findings);
    const after = await found(mended);
    expect(after.filter(({ mend }) => mend !== null)).toEqual([]);
  });
});

describe('files of others', () => {
  it.each(Object.entries(LAWFUL_FILES))('may have %s', async (_, parts) => {
    expect((await found(await fileOf(parts))).map(({ rule }) => rule)).toEqual([]);
  });

  it.each(BREACHES_BESIDE)('still breach %s beside it', async (id, parts) => {
    expect((await found(await fileOf(parts))).map(({ rule }) => rule)).toContain(id);
  });

  it('lose only the space that is a breach, not that after code', async () => {
    const bytes = await fileOf(SPACED_ON_BOTH_SIDES);
    const mended = await mendFile(bytes, (await checkFile(bytes)).findings);
    const body = await (await JSZip.loadAsync(mended)).file('word/document.xml')?.async('string');
    expect(body).toContain('<w:spacing w:before="240" w:after="0"');
  });
});

describe('a file of the editor', () => {
  it('passes the check with nothing found', async () => {
    const { findings } = await checkFile(await exported());
    expect(findings.map(({ rule, quote }) => [rule, quote])).toEqual([]);
  });

  it('is asked for the form of a dissertation where its title page says that it seeks a degree', async () => {
    const thesis = goodThesis();
    const titleFields = { degree: 'кандидата технических наук' };
    const settings = { ...thesis.settings, profile: 'gost-r-7.0.11-2011', titleFields };
    const bytes = await exported({ ...thesis, settings });
    expect((await found(bytes)).map(({ rule }) => rule)).toEqual([]);
    const asked = (await checkFile(bytes)).findings.map(({ rule }) => rule);
    expect(asked).toContain('D11-5.3.1-intro');
  });

  it('has only the faults of its words where there are some, as in the example of the product', async () => {
    const breaches = await found(await exported(demoThesis('picture')));
    expect(breaches.map(({ rule, quote }) => [rule, quote])).toEqual([]);
  });
});

describe('a copy with comments', () => {
  it('is a whole package with a comment at each place', async () => {
    const bytes = await exported();
    const author = { name: 'Контроль', initials: 'К', date: new Date(0) };
    const comments = [
      { at: null, lines: ['О работе в целом'] },
      { at: 20, lines: ['Первое & второе', 'Третье'] },
    ];
    const commented = await commentFile(bytes, comments, author);
    expect(await packageFaults(commented)).toEqual(await packageFaults(bytes));
    // a second round goes beside the first
    const twice = await commentFile(commented, comments, author);
    const zip = await JSZip.loadAsync(twice);
    const part = await zip.file('word/comments-pv.xml')?.async('string');
    expect(part?.match(/<w:comment /g)).toHaveLength(4);
    expect(part).toContain('Первое &amp; второе');
  });
});
