import { describe, expect, it } from 'vitest';
import { cite, paragraph, section, to } from '../compose/index.ts';
import { type DocumentSnapshot, defaultSettings, type SectionJson } from '../snapshot.ts';
import { nodeText } from '../words.ts';
import { type GatheredDocument, gather } from './gather.ts';

const documentOf = (...sections: SectionJson[]): DocumentSnapshot => ({
  version: 1,
  settings: defaultSettings(),
  sections,
  sources: [{ id: 'source', raw: 'Иванов И. И. Сварка', csl: null }],
});

const first = (text = 'Обзорное', ...more: SectionJson[]): GatheredDocument => ({
  id: 'report-first',
  snapshot: documentOf(
    section('intro', 'intro', 'Введение', paragraph('Не берётся')),
    section('a', 'chap', 'Обзор', paragraph(text, cite('source'))),
    ...more,
  ),
});
const second: GatheredDocument = {
  id: 'report-second',
  snapshot: documentOf(
    section('a', 'chap', 'Метод', paragraph('Методичное', to('app'))),
    section('app', 'applications', 'Код', paragraph('Листинг')),
  ),
};
const final = () => ({
  ...documentOf(
    section('intro', 'intro', 'Введение', paragraph('Итоговое')),
    section('spare', 'chap', ''),
    section('end', 'conclusion', 'Заключение'),
  ),
  sources: [],
});
const collect = (target: DocumentSnapshot, reports: GatheredDocument[], take: string[] = []) =>
  gather(target, reports, { take: new Set(take), digest: (...of) => JSON.stringify(of) });
const told = ({ changes }: ReturnType<typeof gather>) =>
  changes.map(({ what, title }) => `${what} ${title}`);
const textOf = ({ sections }: DocumentSnapshot, title: string) =>
  nodeText(sections.find((one) => one.title === title)?.content ?? { type: 'doc' });
const edit = (snapshot: DocumentSnapshot, title: string, text: string): DocumentSnapshot => ({
  ...snapshot,
  sections: snapshot.sections.map((one) =>
    one.title === title ? { ...one, content: { type: 'doc', content: [paragraph(text)] } } : one,
  ),
});

describe('gathering the final report', () => {
  it('takes chapters and appendices in the order of the stages, and equal sources once', () => {
    const made = collect(final(), [first(), second]);
    expect(told(made)).toEqual(['added Обзор', 'added Метод', 'added Код']);
    expect(made.snapshot.sections.map(({ title }) => title)).toEqual([
      'Введение',
      'Обзор',
      'Метод',
      'Заключение',
      'Код',
    ]);
    expect(made.snapshot.sources).toHaveLength(1);
    const ids = made.snapshot.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('does nothing when nothing has changed', () => {
    const { snapshot } = collect(final(), [first(), second]);
    const again = collect(snapshot, [first(), second]);
    expect(again).toEqual({ snapshot, changes: [] });
  });

  it('brings what has changed in a report, and leaves what was edited here alone', () => {
    const before = collect(final(), [first(), second]).snapshot;
    const here = edit(before, 'Метод', 'Поправлено здесь');
    const again = collect(here, [first('Обзорное, новое'), second]);
    expect(told(again)).toEqual(['changed Обзор']);
    expect(textOf(again.snapshot, 'Обзор')).toBe('Обзорное, новое');
    expect(textOf(again.snapshot, 'Метод')).toBe('Поправлено здесь');
  });

  it('asks where both have changed: what is here stays, or is taken when one says so', () => {
    const before = collect(final(), [first()]).snapshot;
    const here = edit(before, 'Обзор', 'Здесь');
    const asked = collect(here, [first('Там')]);
    expect(told(asked)).toEqual(['conflict Обзор']);
    expect(textOf(asked.snapshot, 'Обзор')).toBe('Здесь');
    expect(collect(asked.snapshot, [first('Там')]).changes).toEqual([]);
    const [conflict] = asked.changes;
    const taken = collect(here, [first('Там')], [conflict?.key ?? '']);
    expect(textOf(taken.snapshot, 'Обзор')).toBe('Там');
  });

  it('removes what a report has no more, unless it was edited here', () => {
    const more = section('b', 'chap', 'Лишнее', paragraph('Лишнее'));
    const before = collect(final(), [first('Обзорное', more)]).snapshot;
    expect(told(collect(before, [first()]))).toEqual(['removed Лишнее']);
    const kept = collect(edit(before, 'Лишнее', 'Нужное'), [first()]);
    expect(told(kept)).toEqual(['conflict Лишнее']);
    expect(textOf(kept.snapshot, 'Лишнее')).toBe('Нужное');
    expect(collect(kept.snapshot, [first()]).changes).toEqual([]);
  });
});
