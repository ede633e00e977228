import {
  FILE_TYPE_NAMES,
  type Task,
  type TaskFile,
  type TaskSet,
  taskEndpoints,
} from '@pv/contract';
import { fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../platform/api/api-error.ts';
import { type Answers, shown } from '../../../testing/shown.tsx';
import { ANNA, answersOf, BORIS } from '../page/project.sample.ts';
import { idOf, PROJECT, setOf, taskOf } from '../set/task.sample.ts';
import { TasksPage } from '../TasksPage.tsx';

const { addFile, finishFile, get, removeFile } = taskEndpoints;

const fileOf = (last: number, own: Partial<TaskFile> = {}): TaskFile => ({
  id: idOf(last),
  name: 'Смета.pdf',
  size: 2048,
  author: BORIS,
  created_at: '2026-05-02T09:00:00.000Z',
  url: '/first',
  ...own,
});
const chosen = (name = 'Схема.png') => new File(['bytes'], name, { type: 'image/png' });

/** Sends that wait until the test says how far they are. */
function stubSending() {
  class Request {
    upload: { onprogress?: (event: { loaded: number }) => void } = {};
    status = 200;
    onload = () => {};
    onloadend = () => {};
    onabort = () => {};
    address = '';
    open(_: string, address: string) {
      this.address = address;
    }
    setRequestHeader() {}
    send() {
      sent.push(this);
    }
    abort() {
      this.onabort();
    }
  }
  const sent: Request[] = [];
  vi.stubGlobal('XMLHttpRequest', Request);
  return sent;
}

/** The panel of a task with these files; `files` is what the server has. */
async function opened(files: TaskFile[], { answers = {}, can = true }: Opening = {}) {
  const row = taskOf(1, { title: 'Собрать стенд' });
  const task = (): Task => ({
    ...row,
    description: '',
    checklist: [],
    author: ANNA,
    source: null,
    attachments: [...files],
    can: { edit: can, comment: true },
  });
  const set: TaskSet = setOf([row], { can: { edit: can } });
  const page = await shown(
    TasksPage,
    { ...answersOf(set), [get.name]: task, ...answers },
    { path: '/task-list', search: `?type=nir&project=${PROJECT}&task=${row.id}` },
  );
  const dialog = await page.screen.findByRole('dialog', {}, { timeout: 4000 });
  const part = () => within(dialog).findByRole('region', { name: 'Файлы' });
  const made = (name: string) => page.calls.filter((one) => one.name === name);
  return { ...page, dialog, part, made, row };
}
interface Opening {
  answers?: Answers;
  can?: boolean;
}

const starting: Answers = { [addFile.name]: () => ({ file_id: idOf(60), upload_url: '/put' }) };

describe('the files of a task', () => {
  it('are told with who brought them, and downloaded from an address that works now', async () => {
    const files = [fileOf(50)];
    const { part, user } = await opened(files);
    const region = within(await part());
    expect(region.getByRole('listitem').textContent).toMatch(/Смета\.pdf 2\sКБ · Фомин Б\. В\.,/);
    files[0] = fileOf(50, { url: '/second' });
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(`${this.getAttribute('href')} ${this.download}`);
    });
    await user.click(region.getByRole('button', { name: 'Смета.pdf' }));
    await waitFor(() => expect(saved).toEqual(['/second Смета.pdf']));
    vi.restoreAllMocks();
  });

  it('show how much has come, and stand in the list once they are there', async () => {
    const sent = stubSending();
    const files: TaskFile[] = [];
    const finish = () => {
      files.push(fileOf(60, { name: 'Схема.png' }));
      return files[0];
    };
    const { part, user, made, row } = await opened(files, {
      answers: { ...starting, [finishFile.name]: finish },
    });
    const region = within(await part());
    await user.upload(region.getByLabelText('Добавить файл', { selector: 'input' }), chosen());
    await waitFor(() => expect(sent).toHaveLength(1));
    sent[0]?.upload.onprogress?.({ loaded: 2 });
    expect(await region.findByText(/^Загружено 40/)).toBeTruthy();
    sent[0]?.onload();
    expect(await region.findByRole('button', { name: 'Удалить файл «Схема.png»' })).toBeTruthy();
    expect(region.queryByRole('progressbar')).toBeNull();
    expect(made(addFile.name)).toMatchObject([
      { request: { params: { id: row.id }, body: { name: 'Схема.png', size: 5 } } },
    ]);
  });

  it('come although the panel is closed meanwhile, and that is said', async () => {
    const sent = stubSending();
    const { part, user, made, screen, services } = await opened([], {
      answers: { ...starting, [finishFile.name]: () => fileOf(60) },
    });
    const said = vi.spyOn(services.toasts, 'success');
    const region = within(await part());
    await user.upload(region.getByLabelText('Добавить файл', { selector: 'input' }), chosen());
    await waitFor(() => expect(sent).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Закрыть задачу' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    sent[0]?.onload();
    await waitFor(() => expect(said).toHaveBeenCalledWith('Файл «Схема.png» загружен.'));
    expect(made(finishFile.name)).toHaveLength(1);
  });

  it('are given up when they are stopped on their way', async () => {
    const sent = stubSending();
    const { part, user, made } = await opened([], {
      answers: { ...starting, [removeFile.name]: () => null },
    });
    const region = within(await part());
    await user.upload(region.getByLabelText('Добавить файл', { selector: 'input' }), chosen());
    await waitFor(() => expect(sent).toHaveLength(1));
    await user.click(await region.findByRole('button', { name: 'Прервать: Схема.png' }));
    expect(region.queryByText('Схема.png')).toBeNull();
    expect(made(removeFile.name)).toMatchObject([{ request: { params: { id: idOf(60) } } }]);
    expect(made(finishFile.name)).toEqual([]);
  });

  it('that do not fit are refused in words, those of the server too', async () => {
    const refused = new ApiError(422, 'too_many_files', { detail: ['Не больше 20 файлов.'] });
    const { part, dialog, made } = await opened([], {
      answers: { [addFile.name]: () => Promise.reject(refused) },
    });
    const region = within(await part());
    fireEvent.drop(dialog, { dataTransfer: { files: [chosen('вирус.exe')] } });
    expect((await region.findByRole('alert')).textContent).toContain(FILE_TYPE_NAMES);
    expect(made(addFile.name)).toEqual([]);
    fireEvent.drop(dialog, { dataTransfer: { files: [chosen()] } });
    expect((await region.findByRole('alert')).textContent).toBe('Не больше 20 файлов.');
  });

  it('come by pasting a picture, and not with words that are pasted', async () => {
    stubSending();
    const { part, dialog, made } = await opened([], { answers: starting });
    await part();
    const paste = (words: string) =>
      fireEvent.paste(dialog, { clipboardData: { files: [chosen()], getData: () => words } });
    paste('1\t2');
    expect(made(addFile.name)).toEqual([]);
    paste('');
    await waitFor(() => expect(made(addFile.name)).toHaveLength(1));
  });

  it('are removed once that is confirmed, and the panel stays when it is not', async () => {
    const files = [fileOf(50)];
    const remove = () => {
      files.pop();
      return null;
    };
    const { part, screen, user, made } = await opened(files, {
      answers: { [removeFile.name]: remove },
    });
    const bin = within(await part()).getByRole('button', { name: 'Удалить файл «Смета.pdf»' });
    await user.click(bin);
    const title = 'Удалить «Смета.pdf»?';
    await screen.findByRole('dialog', { name: title });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
    expect(made(removeFile.name)).toEqual([]);
    await user.click(bin);
    const question = within(await screen.findByRole('dialog', { name: title }));
    await user.click(question.getByRole('button', { name: 'Удалить' }));
    await waitFor(() => expect(screen.queryByText('Смета.pdf')).toBeNull());
    expect(made(removeFile.name)).toMatchObject([{ request: { params: { id: idOf(50) } } }]);
  });

  it('are only downloaded by who may only look', async () => {
    const { part, dialog, made } = await opened([fileOf(50)], { can: false });
    const buttons = within(await part()).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Смета.pdf']);
    fireEvent.drop(dialog, { dataTransfer: { files: [chosen()] } });
    expect(made(addFile.name)).toEqual([]);
  });
});
