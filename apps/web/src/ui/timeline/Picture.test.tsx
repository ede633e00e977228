import { expect, it } from 'vitest';
import { drawn } from '../../testing/drawn.tsx';
import { Picture } from './Picture.tsx';
import { scaleOf } from './scale.ts';

const term = { starts_at: '2027-05-03', ends_at: '2027-05-07' };
const row = { id: 'a', level: 1 as const, term, title: 'Смета', look: { group: 'neutral' } };
const link = { from: 'a', to: 'b', broken: true, critical: false };

/** The picture of rows that wait for each other by `links`, as HTML. */
const picture = (rows: (typeof row)[], links = [link]) =>
  drawn(
    <Picture
      title="Стенд"
      rows={rows}
      links={links}
      scale={scaleOf([term], '2027-05-04')}
      today="2027-05-04"
      width={1400}
    />,
  );

it('the legend of a picture tells what is drawn on it', async () => {
  const look = { group: 'neutral', critical: true };
  const html = await picture([
    { ...row, look },
    { ...row, id: 'b' },
  ]);
  expect(html).toContain(
    'Обозначения: жирная обводка и линия\u00a0— критический путь; красная линия\u00a0— нарушенная зависимость.',
  );
});

it('a picture of nothing special has no legend, nor for a line to another sheet', async () => {
  expect(await picture([row])).not.toContain('Обозначения');
});
