import { type SourceJson, USUAL_SOURCE_STYLE } from '@pv/editor-schema';
import { expect, it } from 'vitest';
import { shown } from '../../testing/shown.tsx';
import { LibraryPanel } from './LibraryPanel.tsx';

const KEPT = [
  { id: 'a', raw: 'Громов, В. Н. Насосы.', csl: null, created_at: '2031-01-01T00:00:00Z' },
  { id: 'b', raw: 'Абрамов, А. А. Валы.', csl: null, created_at: '2031-01-01T00:00:00Z' },
];
const OWN: SourceJson[] = [{ id: 's', raw: 'Абрамов, А. А. Валы.', csl: null }];

/** The library beside a work that has the second of its records. */
async function library() {
  const taken: SourceJson[] = [];
  const put: unknown[] = [];
  const { screen, user } = await shown(
    () => (
      <LibraryPanel
        records={OWN}
        style={USUAL_SOURCE_STYLE}
        isHere={({ raw }) => raw === OWN[0]?.raw}
        onTake={(sources) => taken.push(...sources)}
      />
    ),
    {
      'source.list': () => ({ sources: KEPT, next_cursor: null, total: 2 }),
      'source.add': (request: { body: { sources: object[] } }) => {
        put.push(...request.body.sources);
        return { added: 1, known: 0 };
      },
    },
  );
  await screen.findByRole('checkbox', { name: /Громов/ });
  return { screen, user, taken, put };
}

it('gives what is chosen to the work under new ids; what the work has cannot be chosen', async () => {
  const { screen, user, taken } = await library();
  expect(screen.getByRole('checkbox', { name: /Абрамов/ })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('checkbox', { name: /Громов/ }));
  await user.click(screen.getByRole('button', { name: 'Взять 1 источник в работу' }));
  expect(taken).toMatchObject([{ raw: 'Громов, В. Н. Насосы.', csl: null }]);
  expect(taken[0]?.id).not.toBe('a');
});

it('takes the sources of the work, and a file of another program, in its encoding', async () => {
  const { screen, user, put } = await library();
  await user.click(screen.getByRole('button', { name: 'Положить все источники работы' }));
  expect(put).toEqual([{ raw: 'Абрамов, А. А. Валы.', csl: null }]);
  const field = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!field) throw new Error('nothing takes a file');
  // «Опоры» in Windows-1251
  const title = new Uint8Array([0xce, 0xef, 0xee, 0xf0, 0xfb]);
  await user.upload(field, new File(['@book{a, title={', title, '}, year=2030}'], 'a.bib'));
  await expect.poll(() => put).toHaveLength(2);
  expect(put[1]).toMatchObject({ csl: { type: 'book', title: 'Опоры' } });
});
