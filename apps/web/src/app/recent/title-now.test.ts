import { createTextEngine } from '@pv/texts';
import { en } from '@pv/texts/en';
import { describe, expect, it } from 'vitest';
import { parseRecent } from '../../platform/recent/recent-pages.ts';
import { titleNow } from './title-now.ts';

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
