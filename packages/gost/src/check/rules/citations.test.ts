import { describe, expect, it } from 'vitest';
import { citation, paragraph, section, snapshot, source } from '../../model/sample-document.ts';
import { pageCitation } from '../testing/documents.ts';
import { found, mended } from '../testing/judge.ts';

const nb = '\u00A0';
const cited = (...parts: Parameters<typeof paragraph>) =>
  snapshot([section('chap', 'c', 'Обзор', paragraph(...parts))], {
    sources: [source('s'), source('t')],
  });
const line = (document: ReturnType<typeof cited>) =>
  document.sections[0]?.content.content?.[0]?.content?.map((node) => node.text ?? node.type);

describe('citations', () => {
  it('lead to a record', () => {
    const document = cited(
      'Один ',
      citation('s'),
      ' два ',
      citation('s', 'gone'),
      ' три ',
      citation(),
    );
    expect(found('G32-6.9.1-match', document).map(({ place }) => place.range)).toEqual([
      [11, 12],
      [17, 18],
    ]);
  });

  it('use every record of the list', () => {
    expect(found('G32-6.16-uncited', cited('Один ', citation('s')))).toMatchObject([
      { subject: { kind: 'source', id: 't' }, values: { source: 'Источник t' } },
    ]);
  });

  it('are live', () => {
    const document = cited('Один [3], два [1, 2], три [4, с. 15], но x[i] и [см. выше].');
    expect(found('G32-6.9.1-brackets', document).map(({ values }) => values.typed)).toEqual([
      '[3]',
      '[1, 2]',
      '[4, с. 15]',
    ]);
  });

  it('name a page as «с. 81»', () => {
    for (const [typed, right] of [
      ['81', 'с. 81'],
      ['стр. 81', 'с. 81'],
      ['С. 15-20', 'с. 15–20'],
    ] as const) {
      const document = cited('Один ', pageCitation('s', typed));
      expect(found('R05-7.4.2-page', document)).toHaveLength(1);
      const node = mended('R05-7.4.2-page', document).sections[0]?.content.content?.[0]
        ?.content?.[1];
      expect(node?.attrs?.sources).toEqual([{ id: 's', locator: right.replace(' ', nb) }]);
    }
    for (const right of ['с. 81', `с.${nb}15–20`, 'ч. 1', 'гл. 2', 'p. 12']) {
      expect(found('R05-7.4.2-page', cited('Один ', pageCitation('s', right)))).toEqual([]);
    }
  });

  it('stand before the dot of their sentence', () => {
    const document = cited('Один. ', citation('s'), ' Два.', citation('t'));
    expect(line(mended('G32-6.9.1-before-dot', document))).toEqual([
      `Один${nb}`,
      'citation',
      `. Два${nb}`,
      'citation',
      '.',
    ]);
    expect(
      found(
        'G32-6.9.1-before-dot',
        cited('Один ', citation('s'), '. По ГОСТ и др. ', citation('t')),
      ),
    ).toEqual([]);
  });

  it('have a space before them', () => {
    expect(line(mended('T-citation-space', cited('Один', citation('s'), '.')))).toEqual([
      `Один${nb}`,
      'citation',
      '.',
    ]);
    expect(
      found('T-citation-space', cited('Один ', citation('s'), ', (', citation('t'), ')')),
    ).toEqual([]);
  });
});
