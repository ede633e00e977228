import type { NodeJson } from '@pv/editor-schema';
import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { noisePicture } from '../../docx/testing/picture.ts';
import { ImportError } from '../errors.ts';
import { importOdt } from './import-odt.ts';

const NAMES = ['office', 'text', 'table', 'draw', 'style', 'fo', 'svg', 'xlink', 'dc']
  .map((name) => `xmlns:${name}="urn:${name}"`)
  .join(' ');
const MIME = 'application/vnd.oasis.opendocument.text';

const STYLES = `
<style:style style:name="Text" style:family="paragraph"/>
<style:style style:name="P1" style:family="paragraph" style:parent-style-name="Text"><style:paragraph-properties fo:text-align="center"/></style:style>
<style:style style:name="T1" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>
<style:style style:name="T2" style:family="text"><style:text-properties style:text-position="super 58%"/></style:style>
<style:style style:name="T3" style:family="text"><style:text-properties style:font-name="Wingdings"/></style:style>
<text:list-style style:name="L1"><text:list-level-style-number text:level="1" style:num-format="1" style:num-suffix="."/><text:list-level-style-bullet text:level="2"/></text:list-style>`;

interface Odt {
  body: string;
  parts?: Record<string, string | Uint8Array>;
  mime?: string;
}

async function odt({ body, parts = {}, mime = MIME }: Odt): Promise<Uint8Array> {
  const zip = new JSZip();
  zip.file('mimetype', mime);
  zip.file(
    'content.xml',
    `<office:document-content ${NAMES}><office:automatic-styles>${STYLES}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
  );
  for (const [name, part] of Object.entries(parts)) zip.file(name, part);
  return zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' });
}

const h = (title: string) => `<text:h text:outline-level="1">${title}</text:h>`;
const p = (inside: string) => `<text:p text:style-name="Text">${inside}</text:p>`;

function told(node: NodeJson): string {
  if (node.type === 'text') {
    const marks = (node.marks ?? []).map(({ type }) => type).join('+');
    return marks ? `${marks}(${node.text})` : (node.text ?? '');
  }
  const own = node.attrs?.tex ?? (node.type === 'footnote' ? node.attrs?.text : '');
  const inside = (node.content ?? []).map(told).join(node.type === 'paragraph' ? '' : ' ');
  return `${node.type}[${own}${inside}]`;
}
async function chapter(given: Odt) {
  const { snapshot } = await importOdt(await odt(given));
  const found = snapshot.sections.find(({ kind }) => kind === 'chap');
  return (found?.content.content ?? []).map(told).join(' ');
}
const code = async (bytes: Uint8Array) =>
  importOdt(bytes).catch((error: unknown) => (error instanceof ImportError ? error.code : error));

describe('a document of LibreOffice', () => {
  it('gives its text with stress, spaces, notes and lists', async () => {
    const body = `${h('Обзор')}${p('Датчики <text:span text:style-name="T1">нужны</text:span><text:s text:c="2"/>всем, м<text:span text:style-name="T2">2</text:span><text:note text:note-class="footnote"><text:note-citation>1</text:note-citation><text:note-body><text:p>Почти.</text:p></text:note-body></text:note>.')}
      <text:list text:style-name="L1"><text:list-item><text:p>раз;</text:p><text:list><text:list-item><text:p>внутри;</text:p></text:list-item></text:list></text:list-item><text:list-item><text:p>два.</text:p></text:list-item></text:list>`;
    expect(await chapter({ body })).toBe(
      'paragraph[Датчики bold(нужны)  всем, мsuperscript(2)footnote[Почти.].] orderedList[listItem[paragraph[раз;] bulletList[listItem[paragraph[внутри;]]]] listItem[paragraph[два.]]]',
    );
  });

  it('gives tables, formulas and pictures with their captions, and references to them', async () => {
    const cell = (text: string) => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`;
    const body = `${h('Обзор')}${p('См. рисунок <text:sequence-ref text:ref-name="ref1">1</text:sequence-ref>.')}
      ${p('<draw:frame svg:width="8cm"><draw:text-box><text:p><draw:frame svg:width="8cm"><draw:image xlink:href="Pictures/a.png"/></draw:frame>Рисунок <text:sequence text:ref-name="ref1">1</text:sequence> — Схема</text:p></draw:text-box></draw:frame>')}
      ${p('Таблица 1 — Числа')}
      <table:table><table:table-header-rows><table:table-row>${cell('Опыт')}${cell('Число')}</table:table-row></table:table-header-rows><table:table-row>${cell('Первый')}${cell('10')}</table:table-row></table:table>
      ${p('<draw:frame><draw:object xlink:href="./Object 1"/></draw:frame>')}`;
    const math =
      '<math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>a</mi><mo>=</mo><mfrac><mi>α</mi><msup><mi>b</mi><mn>2</mn></msup></mfrac></mrow><annotation>a = alpha over b^2</annotation></semantics></math>';
    const parts = { 'Pictures/a.png': noisePicture('a', 4, 3).bytes, 'Object 1/content.xml': math };
    expect(await chapter({ body, parts })).toBe(
      'paragraph[См. рисунок crossReference[].] figure[Схема] tableBlock[tableCaption[Числа] table[tableRow[tableHeader[paragraph[Опыт]] tableHeader[paragraph[Число]]] tableRow[tableCell[paragraph[Первый]] tableCell[paragraph[10]]]]] formula[a=\\frac{\\alpha}{b^{2}}]',
    );
  });

  it('gives letters for signs of picture fonts, words of shapes, and no numbers for pages', async () => {
    const sign = '<text:span text:style-name="T3">\uf0e0</text:span>\uf061';
    const shapes = ['Начало', 'Конец'].map(
      (word) => `<draw:custom-shape><text:p>${word}</text:p></draw:custom-shape>`,
    );
    const page =
      '<text:bookmark-ref text:reference-format="page" text:ref-name="t">7</text:bookmark-ref>';
    const body = `${h('Обзор')}${p(`${sign} на с. ${page}`)}${p(`<draw:g>${shapes.join('')}</draw:g>`)}<text:h text:outline-level="2"><text:bookmark text:name="t"/>Ход</text:h>`;
    expect(await chapter({ body })).toBe(
      'paragraph[→α на с. 7] paragraph[Начало] paragraph[Конец] heading[Ход]',
    );
  });

  it('says what revisions and comments were', async () => {
    const deletion = `<text:tracked-changes><text:changed-region><text:deletion><office:change-info><dc:creator>Иван</dc:creator></office:change-info><text:p>прежнее</text:p></text:deletion></text:changed-region></text:tracked-changes>`;
    const body = `${deletion}${h('Обзор')}${p('новое<office:annotation><text:p>спорно</text:p></office:annotation>')}`;
    const { report } = await importOdt(await odt({ body }));
    expect(report.setAside).toEqual([{ kind: 'deleted', text: 'прежнее' }]);
    expect(report.counts).toMatchObject({ deletions: 1, comments: 1 });
  });

  it('is refused where it is another file, is broken, locked or grows too much', async () => {
    const body = h('Обзор');
    expect(await code(new Uint8Array())).toBe('import_not_odt');
    expect(await code(new TextEncoder().encode('просто текст'))).toBe('import_not_odt');
    expect(await code(new TextEncoder().encode('%PDF-1.7'))).toBe('import_pdf');
    expect(await code(await odt({ body, mime: `${MIME.slice(0, -4)}spreadsheet` }))).toBe(
      'import_not_odt',
    );
    expect(await code((await odt({ body })).subarray(0, 200))).toBe('import_broken');
    expect(await code(await odt({ body: '<text:p>' }))).toBe('import_broken');
    const manifest = '<manifest:manifest><manifest:encryption-data/></manifest:manifest>';
    expect(await code(await odt({ body, parts: { 'META-INF/manifest.xml': manifest } }))).toBe(
      'import_encrypted',
    );
    expect(await code(await odt({ body: ' '.repeat(30 * 1024 * 1024) }))).toBe('import_too_big');
    const deep = '<text:span>'.repeat(300);
    expect(
      await code(await odt({ body: `<text:p>${deep}${'</text:span>'.repeat(300)}</text:p>` })),
    ).toBe('import_too_big');
  });
});
