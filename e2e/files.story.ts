import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { endpoints } from '@pv/contract';
import { call } from '../bench/support/caller.ts';
import { type Member, newMember, newProject, newSupervisor } from './steps/member.ts';
import { decide, stageCard, unfold } from './steps/project.ts';
import { violationsOf } from './support/accessibility.ts';
import { openLine } from './support/breakable-line.ts';
import type { Product } from './support/server.ts';
import { expect, story } from './support/story.ts';

/** A PDF of this many bytes; other words make other bytes. */
const pdf = (words: string, size = 2000) =>
  Buffer.concat([Buffer.from(`%PDF-1.7\n% ${words}\n`), Buffer.alloc(size, 0xe2)]);

/** Chooses files for a slot. */
async function choose(page: Page, button: Locator, ...files: [name: string, bytes: Buffer][]) {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()]);
  await chooser.setFiles(
    files.map(([name, buffer]) => ({ name, mimeType: 'application/pdf', buffer })),
  );
}

/** A line that sends so many bytes a second; 0 is one without a limit. */
async function slowLine(page: Page): Promise<(bytesPerSecond: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  return async (bytes) => {
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: bytes || -1,
    });
  };
}

/** Keeps every share of an upload that the page shows. */
function watchShares(page: Page) {
  return page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seenShares: seen });
    new MutationObserver(() => {
      const bar = document.querySelector('[role=progressbar]');
      if (bar) seen.push(Number(bar.getAttribute('aria-valuenow')));
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
}

/** Sends the plan of the first stage and approves it; gives the stage's id. */
async function approvePlan({ url }: Product, path: string, student: Member, supervisor: Member) {
  const id = path.split('/').at(-1) ?? '';
  const as = ({ token }: Member) => ({ url, token });
  const { stages } = await call(as(student), endpoints.project.get, { id });
  const stage = stages.find(({ number }) => number === 1);
  if (!stage) throw new Error('the project has no stages');
  for (const person of [student, supervisor]) {
    const body = { status_type: 'plan' } as const;
    await call(as(person), endpoints.project.approve, { id, body: {} });
    await call(as(person), endpoints.stage.approve, { id: stage.id, body });
  }
}

/** Drags files of this machine over something and lets them fall, as a person does from another window. */
async function dropFiles(page: Page, onto: Locator, files: string[]): Promise<void> {
  // waits until it stands still
  await onto.hover();
  const box = await onto.boundingBox();
  if (!box) throw new Error('nothing to drop on');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files, dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', { type, ...at, data });
  }
}

/** Puts a picture into the clipboard, as a screenshot does. */
async function copyPicture(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 8, height: 8 });
    const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    if (picture) await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
  });
}

story(
  'a report is uploaded, stopped half way, replaced, sent and read by the supervisor',
  async ({ browser, product }, info) => {
    const student = await newMember(browser, product, 'fayly', 'Соснина');
    const { page: address } = await newProject(product, student, 'Насос для теплицы');
    const member = { name: 'chitatel', owner: student, projectPath: address };
    const supervisor = await newSupervisor(browser, product, member);
    await approvePlan(product, address, student, supervisor);
    const { page } = student;
    await page.goto(address);
    const stage = stageCard(page, 1);
    await unfold(stage);
    const slot = (name: string) => stage.getByRole('group', { name, exact: true });
    const report = slot('Отчёт по этапу');
    await expect(report.getByText('Нужен, если о результате ничего не написано')).toBeVisible();
    const upload = report.getByRole('button', { name: 'Загрузить: Отчёт по этапу' });

    // what does not fit is said before anything is sent
    await choose(page, upload, ['Отчёт.exe', pdf('нет')]);
    await expect(report.getByRole('alert')).toContainText('pdf, docx, xlsx');

    // half way the upload is stopped, and the slot is free at once
    const limit = await slowLine(page);
    await limit(250_000);
    await watchShares(page);
    await choose(page, upload, ['Отчёт.pdf', pdf('раз', 10_000_000)]);
    await expect(report.getByText(/Загружено [1-9]\d\s%/)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Проекты' }).click();
    const leaving = page.getByRole('dialog', { name: 'Файл ещё загружается' });
    await leaving.getByRole('button', { name: 'Отмена' }).click();
    await expect(leaving).toBeHidden();
    await stageCard(page, 2).getByRole('heading').getByRole('button').click();
    await report.getByRole('button', { name: 'Прервать: Отчёт.pdf' }).click();
    await expect(upload).toBeVisible();
    const shares = await page.evaluate(() => (window as { seenShares?: number[] }).seenShares);
    expect(shares?.length).toBeGreaterThan(2);
    expect(shares).toEqual([...(shares ?? [])].sort((a, b) => a - b));
    await limit(0);

    // again, and a second version
    await choose(page, upload, ['Отчёт.pdf', pdf('раз')]);
    await expect(report.getByRole('button', { name: 'Отчёт.pdf', exact: true })).toBeVisible();
    const replace = report.getByRole('button', { name: 'Заменить: Отчёт по этапу' });
    await choose(page, replace, ['Отчёт 2.pdf', pdf('два')]);
    await expect(report.getByRole('button', { name: 'Отчёт 2.pdf', exact: true })).toBeVisible();
    await expect(report.getByText(/версия 2/)).toBeVisible();
    // what is new in it is asked for at once, and its digest is that of the very bytes
    await report.getByLabel('Что изменилось в этой версии').fill('Исправлен вывод');
    await report.getByRole('button', { name: 'Сохранить' }).click();
    await expect(report.getByText('Исправлен вывод')).toBeVisible();
    await expect(
      report.getByRole('button', { name: 'Изменить комментарий: Отчёт 2.pdf' }),
    ).toBeFocused();
    const digest = createHash('sha256').update(pdf('два')).digest('hex');
    await report.getByRole('button', { name: 'Подробнее: Отчёт 2.pdf' }).click();
    const hash = report.getByRole('button', { name: /^SHA-256 .*Отчёт 2\.pdf$/ });
    await expect(hash).toHaveText(`SHA-256 ${digest.slice(0, 8)}…`);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await hash.click();
    await expect(page.getByText('Скопировано')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(digest);
    await report.getByRole('button', { name: '1 прежняя версия: Отчёт по этапу' }).click();
    await expect(report.getByText(/версия 1 /)).toBeVisible();
    await expect(report.getByRole('button', { name: 'Отчёт.pdf', exact: true })).toBeVisible();

    // several at once beside the work; a removal is taken back
    const more = slot('Дополнительные материалы');
    const add = more.getByRole('button', { name: 'Добавить: Дополнительные материалы' });
    await choose(page, add, ['а.pdf', pdf('а')], ['б.pdf', pdf('б')]);
    await expect(more.getByRole('button', { name: 'б.pdf', exact: true })).toBeVisible();
    await more.getByRole('button', { name: 'Удалить файл «а.pdf»' }).click();
    await expect(more.getByRole('button', { name: 'Удалить файл «а.pdf»' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Отменить' }).click();
    await expect(more.getByRole('button', { name: 'Удалить файл «а.pdf»' })).toBeVisible();
    expect(await violationsOf(page, 'files')).toEqual([]);

    // dropped from another window, and pasted; the focus is never lost
    const files = ['схема.pdf', 'таблица.pdf'].map((name) => info.outputPath(name));
    for (const file of files) await writeFile(file, `%PDF-1.7\n% ${file}\n%%EOF`);
    await dropFiles(page, more, files);
    await expect(more.getByRole('button', { name: 'схема.pdf', exact: true })).toBeVisible();
    await expect(more.getByRole('button', { name: 'таблица.pdf', exact: true })).toBeVisible();

    await copyPicture(page);
    await add.focus();
    await page.keyboard.press('Control+V');
    await expect(more.getByRole('button', { name: 'image.png', exact: true })).toBeVisible();
    await expect(add).toBeFocused();

    const remove = more.getByRole('button', { name: 'Удалить файл «image.png»' });
    await remove.focus();
    await page.keyboard.press('Enter');
    await expect(more.getByRole('button', { name: /прежняя версия/ })).toBeVisible();
    await expect(add).toBeFocused();

    // a version that nobody was sent can go for good
    await more.getByRole('button', { name: /прежняя версия/ }).click();
    await more.getByRole('button', { name: /Удалить версию \d файла «image.png»/ }).click();
    const asked = page.getByRole('dialog');
    await expect(asked.getByText('Версия удалится насовсем')).toBeVisible();
    await asked.getByRole('button', { name: 'Удалить', exact: true }).click();
    await expect(more.getByRole('button', { name: /прежняя версия/ })).toBeHidden();
    await expect(add).toBeFocused();

    // sent, the work is closed, and the supervisor gets the same bytes
    await decide(page, stage, 'Отправить на согласование');
    await expect(
      stage.getByText('Результат на согласовании у научного руководителя'),
    ).toBeVisible();
    await expect(stage.getByText(/файлы работы закрыты/)).toBeVisible();
    await expect(replace).toHaveCount(0);
    await expect(add).toBeVisible();
    await supervisor.page.goto(address);
    const his = stageCard(supervisor.page, 1);
    await unfold(his);
    await expect(his.getByText(/отправлен в круге 1, редакция 1/)).toBeVisible();
    await expect(his.getByText('Исправлен вывод')).toBeVisible();
    await expect(his.getByRole('button', { name: /комментарий: Отчёт 2/ })).toHaveCount(0);
    const [download] = await Promise.all([
      supervisor.page.waitForEvent('download'),
      his.getByRole('button', { name: 'Отчёт 2.pdf', exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Отчёт 2.pdf');
    expect((await readFile(await download.path())).equals(pdf('два'))).toBe(true);
    expect([student.errors, supervisor.errors]).toEqual([[], []]);

    await story.step(
      'an upload whose line breaks goes on by itself where it was, and its share never goes back',
      async () => {
        const line = await openLine(product);
        const overLine = { ...product, url: line.url };
        const student = await newMember(browser, overLine, 'obryv', 'Ветрова');
        const { page: address } = await newProject(product, student, 'Ветряк для дачи');
        const { page } = student;
        await page.goto(address);
        const stage = stageCard(page, 1);
        await unfold(stage);
        const report = stage.getByRole('group', { name: 'Отчёт по этапу', exact: true });
        const pieces: string[] = [];
        page.on('request', (request) => {
          const { 'content-range': piece } = request.headers();
          if (piece && !piece.includes('*')) pieces.push(piece);
        });
        await watchShares(page);
        line.breakAfter(4_000_000);
        const upload = report.getByRole('button', { name: 'Загрузить: Отчёт по этапу' });
        await choose(page, upload, ['Отчёт.pdf', pdf('раз', 10_000_000)]);
        await expect(report.getByText('Нет ответа, пробуем ещё раз')).toBeVisible();
        line.mend();
        await expect(report.getByRole('button', { name: 'Отчёт.pdf', exact: true })).toBeVisible();
        // whole at first, then what the server had not got
        expect(pieces[0]).toMatch(/^bytes 0-/);
        expect(pieces.at(-1)).toMatch(/^bytes [1-9]\d*-/);
        const shares = await page.evaluate(() => (window as { seenShares?: number[] }).seenShares);
        expect(shares).toEqual([...(shares ?? [])].sort((a, b) => a - b));
        expect(student.errors).toEqual([]);
        line.close();
      },
    );
  },
);
