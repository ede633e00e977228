import { describe, expect, it } from 'vitest';
import { fieldsOf, openDocx, paragraphsOf } from '../testing/open-docx.ts';
import { chapter, documentOf, paragraph, titlePage } from '../testing/sample.ts';
import { all, child, printed } from '../testing/xml-tree.ts';

describe('the title page', () => {
  it('prints its fields in the order of the standard, the place and year last (6.10.1)', async () => {
    const { body } = await openDocx(documentOf([]));
    expect(
      paragraphsOf(body, 'GostTitle')
        .map(printed)
        .filter((line) => line !== ''),
    ).toEqual([
      'Министерство',
      'УНИВЕРСИТЕТ',
      'Кафедра',
      'УДК 004',
      'УТВЕРЖДАЮ',
      '___________________________',
      '____________ ______________',
      '«___» __________ 2026 г.',
      'ОТЧЕТ',
      'О НАУЧНО-ИССЛЕДОВАТЕЛЬСКОЙ РАБОТЕ',
      'ТЕМА',
      '(заключительный)',
      'Руководитель, профессор',
      '______________',
      'подпись, дата',
      'И.\u00a0И.\u00a0Иванов',
      'Москва 2026',
    ]);
  });

  it('sets codes left and the rest in the middle', async () => {
    const { body } = await openDocx(documentOf([]));
    const lines = paragraphsOf(body, 'GostTitle');
    const code = lines.find((line) => printed(line) === 'УДК 004');
    expect(child(child(code, 'w:pPr'), 'w:jc')?.attributes['w:val']).toBe('left');
    expect(child(child(lines[0], 'w:pPr'), 'w:jc')).toBeUndefined();
  });

  it('holds the place and year at the bottom of the page', async () => {
    const { body } = await openDocx(documentOf([]));
    const frame = all(body, 'w:framePr')[0]?.attributes;
    expect(frame).toMatchObject({ 'w:vAnchor': 'margin', 'w:yAlign': 'bottom' });
  });

  it('leaves no line for an empty field', async () => {
    const page = { ...titlePage, department: ' ', workSubkind: '', codes: [], people: [] };
    const workKind = 'КУРСОВАЯ РАБОТА';
    const { body } = await openDocx(documentOf([], { titlePage: { ...page, workKind } }));
    expect(paragraphsOf(body, 'GostTitle')).toHaveLength(5);
  });
});

describe('the abstract', () => {
  const abstract = {
    sectionId: 'ab',
    keywords: ['СЕТЬ', 'ГРАФ'],
    blocks: [paragraph('Цель работы')],
  };
  const counts = { figures: 2, tables: 0, sources: 5, appendices: 1 };

  it('has the volume line with the count of pages as a field (6.12.1)', async () => {
    const { body } = await openDocx(documentOf([], { abstract, counts }), { pages: 85 });
    const [line] = paragraphsOf(body, 'GostVolume');
    expect(printed(line).replaceAll('\u00a0', ' ')).toBe(
      'Отчет 85 с., 1 кн., 2 рис., 5 источн., 1 прил.',
    );
    expect(fieldsOf(line ?? body)).toEqual(['NUMPAGES']);
  });

  it('has keywords in capitals on one line without a dot, then the text (6.12.2, 6.12.3)', async () => {
    const { body } = await openDocx(documentOf([], { abstract }));
    expect(paragraphsOf(body, 'GostKeywords').map(printed)).toEqual(['СЕТЬ, ГРАФ']);
    expect(paragraphsOf(body, 'GostText').map(printed)).toEqual(['Цель работы']);
  });

  it('stands before the contents and is not in them', async () => {
    const { body } = await openDocx(documentOf([chapter([])], { abstract }));
    expect(paragraphsOf(body, 'GostFront').map(printed)).toEqual(['РЕФЕРАТ', 'СОДЕРЖАНИЕ']);
    expect(all(body, 'w:sdt').map(printed).join()).not.toContain('РЕФЕРАТ');
  });
});
