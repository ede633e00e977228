import { newEditor, newMember } from './steps/member.ts';
import { violationsOf } from './support/accessibility.ts';
import { openList } from './support/open-list.ts';
import { expect, story, visit } from './support/story.ts';

const TITLE = 'Датчик давления для насоса';

story(
  'a company orders research, a student responds, and the order becomes a project with its customer as curator',
  async ({ browser, product }) => {
    const editor = await newEditor(browser, product);
    const customer = await newMember(browser, product, 'customer', 'Заказчикова');
    const student = await newMember(browser, product, 'contractor', 'Исполнителева');

    const { page: order } = customer;
    await order.goto('/opportunities/new');
    await openList(order.getByRole('combobox', { name: 'Вид' }));
    await order.getByRole('option', { name: 'Заказ на НИР' }).click();
    await order.getByRole('textbox', { name: 'Название' }).fill(TITLE);
    await order.getByLabel('Описание').fill('Измерять давление на выходе насоса.');
    await order.getByRole('button', { name: 'Сохранить черновик' }).click();
    await order.getByRole('button', { name: 'Опубликовать' }).click();
    // a refused publishing leads to the fields that lack
    await expect(order.getByText('Нет технического задания', { exact: true })).toBeVisible();
    await order.getByLabel('Техническое задание').fill('Макет и протокол испытаний.');
    await order.getByLabel('Бюджет').fill('300000');
    expect(await violationsOf(order, 'the form of an order')).toEqual([]);
    await order.getByLabel('Последний день приёма откликов').fill('31.12.2998');
    await order.getByRole('button', { name: 'Сохранить', exact: true }).click();
    await order.getByRole('button', { name: 'Опубликовать' }).click();
    await expect(order.getByText('Объявление смотрит редакция')).toBeVisible();

    const { page: desk } = editor;
    await desk.goto('/opportunities-desk');
    await desk.getByRole('link', { name: TITLE }).click();
    await desk.getByRole('button', { name: 'Опубликовать' }).click();
    await expect(desk.getByText('Объявление опубликовано.')).toBeVisible();

    const { page: guest } = await visit(browser, product);
    await guest.setViewportSize({ width: 390, height: 844 });
    await guest.goto('/opportunities?kind=rd_order');
    await guest.getByRole('link', { name: TITLE }).click();
    await expect(guest.getByRole('heading', { name: 'Техническое задание' })).toBeVisible();
    expect(await violationsOf(guest, 'the page of an order')).toEqual([]);
    await guest.getByRole('link', { name: 'Откликнуться' }).click();
    await expect(guest).toHaveURL(/\/sign-in$/);

    const { page: work } = student;
    await work.goto('/opportunities?search=насос');
    await work.getByRole('link', { name: TITLE }).click();
    await work.getByRole('link', { name: 'Откликнуться' }).click();
    await work.getByLabel('Сообщение').fill('Собирал такой на практике.');
    await work.getByRole('button', { name: 'Отправить отклик' }).click();
    await expect(work.getByText('Отправлен', { exact: true })).toBeVisible();

    await order.reload();
    await order.getByRole('link', { name: /Исполнителева/ }).click();
    await expect(order.getByText('Просмотрен', { exact: true })).toBeVisible();
    await order.getByRole('button', { name: 'Принять в работу' }).click();
    const asked = order.getByRole('dialog', { name: 'Принять в работу?' });
    await asked.getByRole('button', { name: 'Принять в работу' }).click();
    await order.getByRole('button', { name: 'Принять приглашение' }).click();
    await expect(order.getByText('Вы приняли приглашение.')).toBeVisible();

    await work.goto('/opportunities/responses');
    await work.getByRole('link', { name: TITLE }).click();
    await expect(work.getByText('Заказ принят в работу')).toBeVisible();
    await work.getByRole('link', { name: TITLE }).click();
    await expect(work.getByText('Приём откликов закончен.')).toBeVisible();
    await work.getByRole('link', { name: 'Ваш отклик: принят' }).click();
    await work.getByRole('link', { name: 'Проект по заказу' }).click();
    await expect(work.getByText(/Заказчикова/).first()).toBeVisible();
    expect([...customer.errors, ...student.errors, ...editor.errors]).toEqual([]);
  },
);
