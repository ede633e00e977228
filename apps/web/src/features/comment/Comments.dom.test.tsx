import type { Comment } from '@pv/contract';
import { IconListCheck } from '@tabler/icons-react';
import { waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../platform/api/api-error.ts';
import { type Answers, shown } from '../../testing/shown.tsx';
import { Comments } from './Comments.tsx';
import { commentOf } from './comment.sample.ts';
import type { CommentThread } from './threads.ts';

const id = (last: string) => `0192f0a0-0000-7000-8000-0000000000${last}`;
const PROJECT = id('b1');
const TASK = id('b2');
const CAN = { edit: true, delete: true, resolve: true };
const QUESTION = commentOf({ id: id('01'), can: CAN });
const ANSWER = commentOf({
  id: id('02'),
  thread_id: QUESTION.id,
  author: { id: id('a2'), name: 'Фомин Г. Л.' },
  text: 'Заказали вчера, придёт в пятницу',
});
const SETTLED = commentOf({
  id: id('03'),
  text: 'Где чертёж?',
  resolved: { at: '2026-11-03T10:00:00.000Z', by: 'Фомин Г. Л.' },
});
const LINKED = { search: `?task=${TASK}&comment=${SETTLED.id}` } as const;

const onMakeTask = vi.fn();
const Page = () => (
  <Comments
    subject="task"
    subjectId={TASK}
    people={{ projectId: PROJECT }}
    makings={[{ label: 'Сделать задачей', icon: IconListCheck, make: onMakeTask, task: true }]}
    leadTo={({ id }) => id === TASK && 'Задача № 7'}
  />
);
const listed = (comments: readonly Comment[], comment = true): Answers => ({
  'comment.list': () => ({ comments, can: { comment } }),
});

const ANCHOR = { section: 'a', node: null, source: null, from: null, to: null } as const;

/** A page on which a thread is begun at a place. */
function Beginning() {
  const [open, setOpen] = useState(true);
  const anchor = { ...ANCHOR, quote: 'цех', before: '', after: '' };
  const begin = open ? { anchor, above: null, onClose: () => setOpen(false) } : null;
  return (
    <Comments subject="document" subjectId={TASK} people={{ projectId: PROJECT }} begin={begin} />
  );
}

describe('comments', () => {
  let led: Element[] = [];
  beforeEach(() => {
    led = [];
    Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
      led.push(this);
    };
  });
  afterEach(() => onMakeTask.mockReset());

  it('that are begun at a place have the focus once they are sent', async () => {
    let comments: readonly Comment[] = [];
    const { screen, user } = await shown(Beginning, {
      'comment.list': () => ({ comments, can: { comment: true } }),
      'comment.add': () => {
        comments = [QUESTION];
        return QUESTION;
      },
    });
    await user.type(await screen.findByLabelText('Комментарий'), 'Чем подтверждено?');
    await user.keyboard('{Control>}{Enter}{/Control}');
    const said = await screen.findByRole('article');
    await waitFor(() => expect(document.activeElement).toBe(said));
  });

  it('say that nothing was said yet, and take the first words by Ctrl+Enter under a key', async () => {
    const { screen, user, calls } = await shown(Page, {
      ...listed([]),
      'comment.add': () => QUESTION,
    });
    expect(await screen.findByText('Пока никто ничего не написал.')).toBeTruthy();
    const field = screen.getByLabelText('Комментарий');
    await user.type(field, 'Нет датчика');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(field).toHaveProperty('value', ''));
    const sent = calls.find(({ name }) => name === 'comment.add')?.request;
    expect(sent).toMatchObject({
      body: { subject: 'task', subject_id: TASK, text: 'Нет датчика', key: expect.any(String) },
    });
  });

  it('keep what could not be sent, also for the next visit, and send it under the same key', async () => {
    const refuse = () => Promise.reject(new ApiError(0, 'network'));
    const { screen, user, calls } = await shown(Page, { ...listed([]), 'comment.add': refuse });
    const field = await screen.findByLabelText('Комментарий');
    await user.type(field, 'Нет датчика');
    await user.click(screen.getByRole('button', { name: 'Отправить' }));
    await user.click(await screen.findByRole('button', { name: 'Отправить' }));
    expect(field).toHaveProperty('value', 'Нет датчика');
    const keys = calls.flatMap(({ name, request }) =>
      name === 'comment.add' ? (request as { body: { key: string } }).body.key : [],
    );
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(Object.values(localStorage)).toContain('Нет датчика');
  });

  it('are read as threads: each names its author and moment, an answer says that it is one', async () => {
    const { screen } = await shown(Page, listed([QUESTION, ANSWER]));
    expect(
      await screen.findByRole('article', { name: /^Комментарий: Орлова В. П., / }),
    ).toBeTruthy();
    const answer = screen.getByRole('article', { name: /^Ответ: Фомин Г. Л., / });
    expect(within(answer).queryByRole('button', { name: 'Отметить решённым' })).toBeNull();
    expect(screen.getByText('2 комментария')).toBeTruthy();
  });

  it('of a deleted beginning keep its place over the answers, with nothing to change in it', async () => {
    const gone = {
      ...QUESTION,
      text: '',
      deleted: true,
      can: { ...CAN, edit: false, delete: false },
    };
    const { screen } = await shown(Page, listed([gone, ANSWER]));
    const place = await screen.findByRole('article', { name: /^Комментарий/ });
    expect(place.textContent).toContain('Комментарий удалён.');
    expect(screen.getByText('1 комментарий')).toBeTruthy();
    expect(within(place).queryByRole('button', { name: /Действия|Цитировать/ })).toBeNull();
    expect(within(place).getByRole('button', { name: 'Ответить' })).toBeTruthy();
  });

  it('are answered with a quotation that can be dropped, and the focus goes back', async () => {
    const { screen, user, calls } = await shown(Page, {
      ...listed([QUESTION, ANSWER]),
      'comment.add': () => ANSWER,
    });
    const answer = await screen.findByRole('article', { name: /^Ответ/ });
    const quote = within(answer).getByRole('button', { name: 'Цитировать' });
    await user.click(quote);
    const field = screen.getByLabelText('Ответ: Фомин Г. Л.');
    expect(document.activeElement).toBe(field);
    await user.type(field, 'Ждём');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(screen.queryByLabelText('Ответ: Фомин Г. Л.')).toBeNull());
    expect(document.activeElement).toBe(quote);
    expect(calls.find(({ name }) => name === 'comment.add')?.request).toMatchObject({
      body: { thread_id: QUESTION.id, quote: ANSWER.text, text: 'Ждём' },
    });
    await user.click(quote);
    await user.click(screen.getByRole('button', { name: 'Убрать цитату' }));
    expect(screen.queryByRole('button', { name: 'Убрать цитату' })).toBeNull();
  });

  it('an answer that is being written is there after a reload, with its quotation', async () => {
    const first = await shown(Page, listed([QUESTION, ANSWER]));
    const answer = await first.screen.findByRole('article', { name: /^Ответ/ });
    await first.user.click(within(answer).getByRole('button', { name: 'Цитировать' }));
    await first.user.type(first.screen.getByLabelText('Ответ: Фомин Г. Л.'), 'Ждём');
    document.body.replaceChildren();
    const { screen } = await shown(Page, listed([QUESTION, ANSWER]));
    expect(await screen.findByDisplayValue('Ждём')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Убрать цитату' })).toBeTruthy();
  });

  it('are changed in place, made into a task, linked to, each by its own menu', async () => {
    const { screen, user, calls } = await shown(Page, {
      ...listed([QUESTION, ANSWER]),
      'comment.change': () => QUESTION,
    });
    const menu = await screen.findByRole('button', { name: /^Действия.*Орлова/ });
    await user.click(menu);
    await user.click(await screen.findByRole('menuitem', { name: 'Сделать задачей' }));
    expect(onMakeTask).toHaveBeenCalledWith(QUESTION);
    await user.click(menu);
    await user.click(await screen.findByRole('menuitem', { name: 'Изменить' }));
    const field = await screen.findByLabelText('Текст комментария');
    // one writes on where the words end
    expect(document.activeElement).toBe(field);
    expect(field).toHaveProperty('selectionStart', QUESTION.text.length);
    await user.clear(field);
    await user.type(field, 'Нет двух датчиков');
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(screen.queryByLabelText('Текст комментария')).toBeNull());
    expect(calls.find(({ name }) => name === 'comment.change')?.request).toEqual({
      params: { id: QUESTION.id },
      body: { text: 'Нет двух датчиков', mentions: [] },
    });
    // of the other nothing may be changed
    await user.click(screen.getByRole('button', { name: /^Действия.*Фомин/ }));
    expect(await screen.findByRole('menuitem', { name: 'Скопировать ссылку' })).toBeTruthy();
  });

  it('lead to the task that they have become, and make no second one', async () => {
    const made = { ...QUESTION, task: { id: TASK, number: 7 } };
    const { screen, user } = await shown(Page, listed([made]));
    expect(await screen.findByText('Задача № 7')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Действия/ }));
    await screen.findByRole('menuitem', { name: 'Скопировать ссылку' });
    expect(screen.queryByRole('menuitem', { name: 'Сделать задачей' })).toBeNull();
  });

  it('become a task again once nothing leads to the one that they have become', async () => {
    const { screen, user } = await shown(
      Page,
      listed([{ ...QUESTION, task: { id: id('b3'), number: 8 } }]),
    );
    await user.click(await screen.findByRole('button', { name: /^Действия/ }));
    expect(await screen.findByRole('menuitem', { name: 'Сделать задачей' })).toBeTruthy();
  });

  it('are deleted after a question that says what stays', async () => {
    const { screen, user, calls } = await shown(Page, {
      ...listed([QUESTION, ANSWER]),
      'comment.remove': () => null,
    });
    await user.click(await screen.findByRole('button', { name: /^Действия.*Орлова/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Удалить' }));
    const dialog = await screen.findByRole('dialog', { name: 'Удалить комментарий?' });
    expect(dialog.textContent).toContain('Ответы останутся');
    await user.click(within(dialog).getByRole('button', { name: 'Удалить' }));
    await waitFor(() =>
      expect(calls).toContainEqual({
        name: 'comment.remove',
        request: { params: { id: QUESTION.id } },
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(String(document.activeElement?.getAttribute('aria-label'))).toMatch(
        /^Действия.*Орлова/,
      ),
    );
  });

  it('that are settled are folded, and open by a press; the open ones can be shown alone', async () => {
    const { screen, user } = await shown(Page, listed([QUESTION, SETTLED]));
    const fold = await screen.findByRole('button', { name: /^Решено: Фомин Г. Л./ });
    expect(fold.getAttribute('aria-expanded')).toBe('false');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    await user.click(fold);
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Открыть снова' })).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Нерешённые' }));
    expect(screen.queryByRole('button', { name: /^Решено: / })).toBeNull();
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('of a page with a filter of its own are counted by the threads that it shows', async () => {
    const open = { control: null, shows: ({ beginning }: CommentThread) => !beginning.resolved };
    const Panel = () => (
      <Comments subject="task" subjectId={TASK} people={{ projectId: PROJECT }} filter={open} />
    );
    const { screen } = await shown(Panel, listed([QUESTION, ANSWER, SETTLED]));
    expect(await screen.findByText('1 комментарий')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('a link leads the eye and the keyboard to its comment, also into a folded thread', async () => {
    const { screen } = await shown(Page, listed([QUESTION, SETTLED]), LINKED);
    const place = (await screen.findByText('Где чертёж?', { selector: 'p *' })).closest('article');
    expect(led).toEqual([place]);
    expect(document.activeElement).toBe(place);
    expect(place?.hasAttribute('data-linked')).toBe(true);
  });

  it('a link to what is deleted says so', async () => {
    const { screen } = await shown(Page, listed([QUESTION]), LINKED);
    expect(await screen.findByText('Комментария по ссылке больше нет.')).toBeTruthy();
    expect(led).toEqual([]);
  });

  it('name their reactions and those who gave them, and take one at a press', async () => {
    const people = [{ id: id('a2'), name: 'Фомин Г. Л.' }];
    const liked = { ...QUESTION, reactions: [{ reaction: 'like' as const, people }] };
    const { screen, user, calls } = await shown(Page, {
      ...listed([liked]),
      'comment.react': () => new Promise(() => {}),
    });
    const like = await screen.findByRole('button', { name: 'Нравится: Фомин Г. Л.' });
    expect([like.textContent, like.getAttribute('aria-pressed')]).toEqual(['1', 'false']);
    await user.click(like);
    // before the answer
    expect([like.textContent, like.getAttribute('aria-pressed')]).toEqual(['2', 'true']);
    await user.click(screen.getByRole('button', { name: 'Добавить реакцию' }));
    const choices = await screen.findAllByRole('menuitem');
    expect(choices.map(({ textContent }) => textContent)).not.toContain('Нравится');
    await user.click(screen.getByRole('menuitem', { name: 'Спасибо' }));
    expect(calls).toContainEqual({
      name: 'comment.react',
      request: { params: { id: QUESTION.id }, body: { reaction: 'thanks', on: true } },
    });
  });

  it('are only read by whoever may not write', async () => {
    const { screen } = await shown(Page, listed([QUESTION], false));
    await screen.findByRole('article');
    expect(screen.queryByLabelText('Комментарий')).toBeNull();
    expect(screen.queryByRole('button', { name: /Ответить|Цитировать|реакцию/ })).toBeNull();
  });
});
