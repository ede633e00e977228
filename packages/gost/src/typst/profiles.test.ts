import { describe, expect, it } from 'vitest';
import { openDocx } from '../docx/testing/open-docx.ts';
import { all } from '../docx/testing/xml-tree.ts';
import { buildDocument } from '../model/build.ts';
import type { ProfileValues } from '../model/profile/parameters.ts';
import { builtInProfiles } from '../model/profiles.ts';
import { heading, paragraph, section, snapshot } from '../model/sample-document.ts';
import { compileDocument } from './compile-document.ts';
import { createCompiler } from './compiler.ts';
import { titlePage } from './sample-title-page.ts';
import { writeTypst } from './write-typst.ts';

const compiler = createCompiler();
const page = { ...titlePage, fields: { author: 'Иванова Анна Сергеевна', coverBack: 'Оборот' } };

function build(profile: string, profileOverrides: Partial<ProfileValues> = {}) {
  const sections = [
    section('title', 't', ''),
    section('performers', 'p', ''),
    section('main', 'm', ''),
    section('intro', 'i', '', paragraph('Текст.')),
    section('chap', 'c', 'Обзор', heading('h', 'Методы'), paragraph('Текст.')),
    section('applications', 'a', 'Схемы', paragraph('Текст.')),
  ];
  const written = snapshot(sections, { profile });
  written.settings = { ...written.settings, profileOverrides };
  return buildDocument(written, {
    titlePage: page,
    assets: new Map(),
    formatSource: () => '',
  });
}

describe.each(builtInProfiles().map(({ id }) => id))('a document of the profile %s', (profile) => {
  it('is laid out and written as DOCX', async () => {
    const document = build(profile);
    expect(compileDocument(compiler, document).pages).toBeGreaterThan(0);
    expect((await openDocx(document)).body).toBeDefined();
  });
});

describe('a dissertation', () => {
  it('has its number at the top, «Оглавление» and headings in the middle', () => {
    const { source } = writeTypst(build('gost-r-7.0.11-2011'));
    expect(source).toContain('margin: (left: 25mm, right: 10mm, top: 20mm, bottom: 20mm)');
    expect(source).toContain('footer: none');
    expect(source).toContain('#structural("contents", "Оглавление")');
    expect(source).toContain('"Приложение\u00a0А"');
    expect(source).not.toContain('ОТЧЕТ');
  });
});

describe('an autoreferat', () => {
  it('has a cover of two sides and neither contents nor numbers of sections', () => {
    const { source } = writeTypst(build('gost-r-7.0.11-2011-autoreferat'));
    expect(source).toContain('pagebreak(); align(left');
    expect(source).not.toContain('#structural("contents"');
    expect(source).not.toContain('#chapter(');
  });
});

describe('a university that writes «Глава» before the number of a section', () => {
  it('has the word in headings and contents, not in numbers of subsections', async () => {
    const document = build('thesis', { chapterMark: 'word', chapterCase: 'capitals' });
    const { source } = writeTypst(document);
    expect(source).toContain('"ГЛАВА\u00a01\u00a0ОБЗОР"');
    expect(source).toMatch(/#entry\("[^"]+", 0, "ГЛАВА\u00a01", "ОБЗОР"\)/);
    expect(source).toContain('"1.1\u00a0Методы"');
    const { part } = await openDocx(document);
    const levels = all(await part('word/numbering.xml'), 'w:lvlText').map(
      (text) => text.attributes['w:val'],
    );
    expect(levels).toEqual(expect.arrayContaining(['ГЛАВА\u00a0%1', '%1.%2']));
  });
});

describe('a university that has chapters in a row', () => {
  it('begins pages with structural elements alone', () => {
    const pagesOf = (profile: string) => compileDocument(compiler, build(profile)).pages;
    expect(pagesOf('bmstu')).toBe(pagesOf('thesis') - 1);
  });
});
