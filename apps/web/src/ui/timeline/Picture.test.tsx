import { expect, it } from 'vitest';
import { drawn } from '../../testing/drawn.tsx';
import { Picture } from './Picture.tsx';
import { scaleOf } from './scale.ts';

const term = { starts_at: '2027-05-03', ends_at: '2027-05-07' };
const row = { id: 'a', level: 1 as const, term, title: 'Смета', look: { group: 'neutral' } };
const link = { from: 'a', to: 'b', broken: true, critical: false };

/** What the picture of rows that wait for each other by `links` says. */
async function picture(rows: (typeof row)[], links = [link]) {
  const html = await drawn(
    <Picture
      title="Стенд"
      rows={rows}
      links={links}
      groups={{ neutral: 'не начато', completed: 'завершено' }}
      scale={scaleOf([term], '2027-05-04')}
      today="2027-05-04"
      width={1400}
    />,
  );
  return html.replace(/<[^>]*>/g, '');
}

it('the legend of a picture tells what is drawn on it', async () => {
  const look = { group: 'neutral', critical: true };
  const rows = [
    { ...row, look },
    { ...row, id: 'b' },
  ];
  expect(await picture(rows)).toContain(
    'Обозначения: ■ не начато; жирная обводка и линия\u00a0— критический путь; красная линия\u00a0— нарушенная зависимость.',
  );
});

it('the legend tells of no colour that is not drawn, nor of a line to another sheet', async () => {
  expect(await picture([row])).toContain('Обозначения: ■ не начато.');
});
