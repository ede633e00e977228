import { type ControlEvent, controlEventEndpoints } from '@pv/contract';
import { cleanup, fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../platform/api/api-error.ts';
import { type Answers, shown } from '../../../testing/shown.tsx';
import { eventOf, idOf, SEAT, workOf } from '../event.sample.ts';
import { OwnSession } from './OwnSession.tsx';

const OFFLINE = 'Нет связи, оценки на этом устройстве';

const opened = (event: ControlEvent, answers: Answers = {}) =>
  shown(
    () => (
      <OwnSession
        event={event}
        chosen={undefined}
        onChoose={() => undefined}
        onPage={() => undefined}
      />
    ),
    answers,
  );
const silent = {
  [controlEventEndpoints.mark.name]: () => Promise.reject(new ApiError(0, 'network')),
};
const taking = { [controlEventEndpoints.mark.name]: () => ({ refused: [] }) };
type Screen = Awaited<ReturnType<typeof opened>>['screen'];
const markOf = (screen: Screen, criterion: RegExp, mark: string) =>
  [...screen.getByRole('group', { name: criterion }).querySelectorAll('input')].find(
    (input) => input.parentElement?.textContent === mark,
  ) as HTMLInputElement;

describe('a member of the committee', () => {
  it('reads what his mark means, and his own result once he has given all', async () => {
    const { screen } = await opened(eventOf(), taking);
    fireEvent.click(markOf(screen, /Новизна/, '4'));
    expect(screen.getAllByText('Есть новое.')).toHaveLength(2);
    expect(screen.getByText(/Осталась 1.оценка/)).toBeTruthy();
    fireEvent.click(markOf(screen, /Доклад/, '5'));
    expect(screen.getByText('Ваш результат: 4,6')).toBeTruthy();
    expect(await screen.findByText('Сохранено')).toBeTruthy();
  });

  it('has his marks again after a reload without a connection, and they go once it is back', async () => {
    const before = await opened(eventOf(), silent);
    fireEvent.click(markOf(before.screen, /Новизна/, '3'));
    expect(await before.screen.findByText(OFFLINE)).toBeTruthy();
    cleanup();
    const after = await opened(eventOf(), taking);
    expect(markOf(after.screen, /Новизна/, '3').checked).toBe(true);
    expect(await after.screen.findByText('Сохранено')).toBeTruthy();
    const [sent] = after.calls.filter(({ name }) => name === controlEventEndpoints.mark.name);
    expect(sent?.request).toMatchObject({
      body: { marks: [{ work_id: idOf(2), criterion_id: idOf(20), mark: 3 }] },
    });
  });

  it('gives no marks to a work that he supervises, and is told why', async () => {
    const { screen } = await opened(eventOf({ works: [workOf(2, { excluded: [SEAT] })] }));
    expect(screen.getByText(/не ставите оценок/)).toBeTruthy();
    expect(screen.queryByRole('group', { name: /Новизна/ })).toBeNull();
  });

  it('hears which marks were not taken', async () => {
    const { screen } = await opened(eventOf(), {
      [controlEventEndpoints.mark.name]: () => ({ refused: [{ at: 0, code: 'work_closed' }] }),
    });
    fireEvent.click(markOf(screen, /Новизна/, '4'));
    expect(
      await screen.findByText(/Не принята 1.оценка: оценивание этой работы закрыто/),
    ).toBeTruthy();
  });
});
