import { type ControlEvent, controlEventEndpoints } from '@pv/contract';
import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../platform/api/api-error.ts';
import { type Answers, shown } from '../../../testing/shown.tsx';
import { eventOf, idOf, SEAT, workOf } from '../event.sample.ts';
import { OwnSession, UnsentMarks } from './OwnSession.tsx';

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

const { mark, moveWork } = controlEventEndpoints;
/** The chair, who closes works. */
const chaired = (works = [workOf(2)]) => {
  const { committee, me } = eventOf();
  return eventOf({
    works,
    committee: committee.map((seat) => ({ ...seat, role: 'chair' as const })),
    me: { ...me, role: 'chair', can: { ...me.can, close: true } },
  });
};

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

  it('has a mark sent that he has given just before he leaves, or has left on this device', async () => {
    const left = await opened(eventOf(), silent);
    fireEvent.click(markOf(left.screen, /Новизна/, '3'));
    cleanup();
    await waitFor(() => expect(left.calls.map(({ name }) => name)).toContain(mark.name));
    const event = eventOf();
    const page = await shown(() => <UnsentMarks event={event} />, taking);
    expect(await page.screen.findByText('Сохранено')).toBeTruthy();
    expect(page.calls.map(({ name }) => name)).toEqual([mark.name]);
  });

  it('types by the clock of the server', async () => {
    const { screen, calls, services } = await opened(eventOf(), taking);
    services.session.noteServerTime(Date.parse('2027-06-10T07:00:00Z'));
    fireEvent.click(markOf(screen, /Новизна/, '4'));
    await screen.findByText('Сохранено');
    expect(JSON.stringify(calls)).toContain('"typed_at":"2027-06-10T07:00:0');
  });

  it('types a mark of a long scale, of which nothing outside goes to the server', async () => {
    const event = eventOf({ scale: { min: 10, max: 100 } });
    const { screen, calls, user } = await opened(event, taking);
    const field = screen.getByRole('textbox', { name: 'Новизна' });
    await user.type(field, '850');
    await user.tab();
    expect((field as HTMLInputElement).value).toBe('100');
    await screen.findByText('Сохранено');
    const sent = calls.map(({ request }) => JSON.stringify(request)).join();
    expect(sent).toContain('"mark":100,');
    expect(sent).not.toMatch(/"mark":(8|850),/);
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

describe('the chair', () => {
  const CLOSE = 'Закрыть оценивание';
  const all = workOf(2, { marked: { done: 2, of: 2 } });

  it('has his own marks sent before he closes a work', async () => {
    const { screen, calls } = await opened(chaired([all]), taking);
    fireEvent.click(markOf(screen, /Новизна/, '4'));
    fireEvent.click(screen.getByRole('button', { name: CLOSE }));
    await waitFor(() => expect(calls.map(({ name }) => name)).toEqual([mark.name, moveWork.name]));
  });

  it('is warned where his own marks are still on this device', async () => {
    const { screen, calls } = await opened(chaired([all]), silent);
    fireEvent.click(markOf(screen, /Новизна/, '4'));
    fireEvent.click(screen.getByRole('button', { name: CLOSE }));
    expect(await screen.findByText(/ещё не отправлены/)).toBeTruthy();
    expect(calls.map(({ name }) => name)).not.toContain(moveWork.name);
  });

  it('changes a place that he has decided as long as the results are equal', async () => {
    const work = (number: number, place: number) =>
      workOf(number, {
        state: 'closed',
        decides: true,
        result: 4,
        place: { place, shared: false },
      });
    const { screen, calls, user } = await opened(chaired([work(2, 1), work(3, 2)]));
    const field = screen.getByRole('textbox', { name: 'Место при равенстве' });
    expect((field as HTMLInputElement).value).toBe('1');
    await user.clear(field);
    await user.type(field, '2');
    await user.click(screen.getByRole('button', { name: 'Сохранить решение' }));
    expect(calls.at(-1)).toMatchObject({ name: moveWork.name, request: { body: { place: 2 } } });
  });
});
