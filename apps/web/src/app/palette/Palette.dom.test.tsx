import { IconCheck } from '@tabler/icons-react';
import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { palette } from '../../platform/keys.ts';
import { usePageActions } from '../../platform/page-actions.ts';
import { shown } from '../../testing/shown.tsx';
import { Palette } from './Palette.tsx';

/** A page with a row, and what can be done with the row while it has the focus. */
function pageWith(onDone: (focused: Element | null) => void) {
  return function Page() {
    usePageActions(() => {
      const row = document.activeElement;
      if (!row?.matches('button')) return null;
      const done = { id: 'done', label: 'Завершить', icon: IconCheck, shortcut: 'Z' };
      const onClick = () => onDone(document.activeElement);
      return { group: row.textContent, actions: [{ ...done, onClick }] };
    });
    return (
      <>
        <button type="button">Собрать стенд</button>
        <Palette onHelp={() => undefined} />
      </>
    );
  };
}

it('the palette begins with what can be done on the page, and does it once the focus is back', async () => {
  const focused: (Element | null)[] = [];
  const { screen, user } = await shown(pageWith((element) => focused.push(element)));
  const row = screen.getByRole('button', { name: 'Собрать стенд' });
  row.focus();
  act(() => palette.open());
  const search = await screen.findByRole('combobox', { name: 'Быстрый переход' });
  const [first] = await screen.findAllByRole('option');
  expect(first?.textContent).toBe('ЗавершитьZ');
  search.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(focused).toEqual([row]));
  expect(screen.queryByRole('combobox', { name: 'Быстрый переход' })).toBeNull();
});

it('the palette has nothing to do with a row that has no focus', async () => {
  const { screen, user } = await shown(pageWith(() => undefined));
  act(() => palette.open());
  await screen.findAllByRole('option');
  expect(screen.queryByRole('option', { name: /Завершить/ })).toBeNull();
  await user.keyboard('{Escape}');
});
