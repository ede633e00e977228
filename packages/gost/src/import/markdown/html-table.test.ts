import { describe, expect, it } from 'vitest';
import { describe as describeResult } from '../../../test/messy-docx/import-messy.ts';
import { importDocument } from '../import-document.ts';

const lines = async (text: string) => {
  const { snapshot } = await importDocument(new TextEncoder().encode(`# Обзор\n\n${text}`), 'a.md');
  return describeResult(snapshot).slice(1);
};

describe('a table of HTML in Markdown', () => {
  it('has its head, spans, caption and the words of its cells', async () => {
    const text = `<table border=1>
<caption>Итоги <b>года</b></caption>
<thead><tr><th rowspan="2">Имя</th><th colspan=2>Ток &amp; шум</th></tr><tr><th>А</th><th>дБ</th></tr></thead>
<tr><th>Насос</th><td>1<br>2</td></tr>
</table>

После.`;
    expect(await lines(text)).toEqual([
      'table1 Итоги *года*',
      '  !↕2Имя | !↔2Ток & шум',
      '  !А | !дБ',
      '  Насос | 1⏎2 | ',
      'После.',
    ]);
  });

  it('has Markdown in its cells between empty lines, and tables', async () => {
    const text = `<table>
<tr>
<td>

Ток $x$

- раз

</td>
<td><table><tr><td>а</td></tr></table></td>
</tr>
</table>`;
    const [first, row] = await lines(text);
    expect(first).toBe('table1');
    expect(row).toContain('Ток $x$ / bullets /   раз | ');
    expect(row).toContain('а');
  });

  it('that never ends is words', async () => {
    expect(await lines('<table><tr><td>Слово\n\nдальше')).toEqual(['Слово', 'дальше']);
  });

  it('is looked for after a few that never end, and not after many', async () => {
    const whole = '<table><tr><td>а</td><td>б</td></tr><tr><td>в</td><td>г</td></tr></table>';
    expect(await lines(`${'<table>\n\n'.repeat(5)}${whole}`)).toContain('  а | б');
    expect(await lines(`${'<table>\n\n'.repeat(50)}${whole}`)).toEqual(['а', 'б', 'в', 'г']);
  });

  it('of millions of cells is refused', async () => {
    const text = `<table>${'<tr><td colspan=100></td></tr>'.repeat(1_001)}</table>`;
    await expect(lines(text)).rejects.toMatchObject({ code: 'import_too_big' });
  });
});
