import { createTextEngine } from '@pv/texts';
import { en } from '@pv/texts/en';
import { describe, expect, it } from 'vitest';
import { parseRecent, type RecentPage } from '../platform/recent-pages.ts';
import { titleNow, toldApart } from './use-recent-pages.ts';

const page = (path: string, title: string, note?: string): RecentPage => ({
  title,
  path,
  kind: 'project',
  at: Number(path.slice(1)),
  ...(note && { note }),
});
const notes = (...pages: RecentPage[]) =>
  toldApart(pages, (at) => `в ${at}`).map(({ note }) => note);

describe('recent pages of one title', () => {
  it('are told apart by their notes', () => {
    const mine = page('/1', 'Стенд', 'Белова А., 01.02.2026');
    const other = page('/2', 'Стенд', 'Орлов П., 03.02.2026');
    expect(notes(mine, page('/3', 'Весы', 'Белова А., 05.02.2026'), other)).toEqual([
      'Белова А., 01.02.2026',
      undefined,
      'Орлов П., 03.02.2026',
    ]);
  });

  it('are told apart by the visit where their notes are the same or missing', () => {
    const same = 'Белова А., 01.02.2026';
    expect(notes(page('/1', 'Стенд', same), page('/2', 'Стенд', same))).toEqual([
      `${same}, в 1`,
      `${same}, в 2`,
    ]);
    expect(notes(page('/4', 'Введение — Стенд'), page('/5', 'Введение — Стенд'))).toEqual([
      'в 4',
      'в 5',
    ]);
  });
});

const engine = createTextEngine();
engine.add('en', en);
const english = (key: string) => engine.dynamic('en', key);

describe('a recent page after the language has been switched', () => {
  it('of the product is called in the language that is read, after a reload too', () => {
    const log = { title: 'Журнал', path: '/log', kind: 'page', at: 1, key: 'shell.nav.log' };
    const [kept] = parseRecent(JSON.stringify([log]));
    expect(kept && titleNow(kept, english)).toBe(en.shell.nav.log);
  });

  it('of a project keeps the title that its people gave', () => {
    expect(titleNow({ title: 'Стенд для вентиляторов' }, english)).toBe('Стенд для вентиляторов');
  });

  it('keeps its title until the text of its name is there', () => {
    expect(titleNow({ title: 'Журнал', key: 'shell.nav.gone' }, english)).toBe('Журнал');
  });
});
