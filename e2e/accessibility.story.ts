import type { Browser, Page } from '@playwright/test';
import { endpoints, ROLE_IDS } from '@pv/contract';
import { call } from '../bench/support/caller.ts';
import { newDraft, newOffer } from './steps/article.ts';
import { holdBack } from './steps/hold-back.ts';
import { pressAt, tabTo } from './steps/keyboard.ts';
import {
  type Member,
  newEditor,
  newMember,
  newProject,
  newSupervisor,
  PASSWORD,
  sameMember,
} from './steps/member.ts';
import { violationsOf } from './support/accessibility.ts';
import { LOOKS, type Look, look, prepare, stored } from './support/looks.ts';
import type { Product } from './support/server.ts';
import { expect, story, visit } from './support/story.ts';

/** Pages that everybody comes to: seen in light and dark, in both languages, wide and narrow. */
const PUBLIC = ['/', '/rules', '/support', '/sign-in', '/sign-up'];

/** Pages of every sort that few come to: each is seen in one look. */
const SELDOM = [
  '/gpdr',
  '/reset-password',
  '/nowhere',
  '/about',
  '/partners',
  '/privacy',
  '/for/students',
  '/for/r-and-d-customers',
  '/academy/research',
  '/academy/entrepreneurship',
  '/guides/obzor-literatury',
  '/help/rights',
  '/opportunities?kind=rd_order',
  '/articles-innovation',
  '/articles-science?search=нет такой',
  '/unsubscribe?token=old',
  '/invite?token=old',
];

interface Caller {
  url: string;
  token: string;
}

/** A share of the pages for each look, so that every page is seen once. */
const shareOf = (pages: readonly string[], at: number) =>
  pages.filter((_, place) => place % LOOKS.length === at);

async function lookAt(page: Page, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) found.push(...(await look(page, path)));
  return found;
}

/** Says what is wrong with a refused form of registration that is open, with the step of the code and with a new password. */
async function lookAtForms(page: Page, newPassword: string): Promise<string[]> {
  await page.locator('form button[type=submit]').click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  const found = await violationsOf(page, 'a refused form');
  await page.evaluate(() =>
    sessionStorage.setItem(
      'pv_sign_up',
      JSON.stringify({
        email: 'anna@mail.ru',
        registrationId: '0192f0a0-0000-7000-8000-000000000001',
        sentAt: Date.now(),
      }),
    ),
  );
  await page.goto('/sign-up');
  await expect(page.locator('input[autocomplete=one-time-code]').first()).toBeVisible();
  found.push(...(await violationsOf(page, 'the code')));
  await page.goto(newPassword);
  await expect(page.locator('input[autocomplete=new-password]').first()).toBeFocused();
  return [...found, ...(await violationsOf(page, 'a new password'))];
}

/** The link of a mail that a call sends. */
async function mailedLink({ mailbox }: Product, to: string, fits: RegExp): Promise<string> {
  const [link = ''] = await mailbox.wait(to, fits);
  return link;
}

story('pages that anybody may open can be used by everybody', async ({ browser, product }) => {
  const editor = await newEditor(browser, product);
  await editor.page.context().close();
  const caller = { url: product.url, token: editor.token };
  const project = await newProject(product, editor, 'Стенд для испытаний насосов');
  const { preview_key: key } = await call(caller, endpoints.articleEditor.get, {
    id: await newDraft(caller),
  });
  const guest = 'novice@mail.ru';
  const project_id = project.page.split('/').at(-1) ?? '';
  await call(caller, endpoints.team.inviteTeammate, {
    body: { project_id, role_id: ROLE_IDS.researcher, email: guest },
  });
  const invitation = await mailedLink(product, guest, /http\S+\/invite\S+/);
  const body = { email: editor.email };
  await call({ url: product.url, token: '' }, endpoints.auth.requestReset, { body });
  const newPassword = await mailedLink(product, editor.email, /http\S+reset-password\S+/);
  const seldom = [...SELDOM, `/article-preview/${key}`, invitation];
  const found: string[] = [];
  for (const [at, view] of LOOKS.entries()) {
    const { page, errors } = await visit(browser, product, stored(view));
    await prepare(page, view);
    found.push(...(await lookAt(page, PUBLIC)));
    // the words of a refusal are seen in light by the stories of forms
    if (view.scheme === 'dark_') found.push(...(await lookAtForms(page, newPassword)));
    found.push(...(await lookAt(page, shareOf(seldom, at))));
    expect(errors).toEqual([]);
    await page.context().close();
  }
  expect(found.join('\n')).toBe('');
});

/** Writes to the support; gives the path of the request among one's own. */
async function requestPage(asker: Caller): Promise<string> {
  const { support } = endpoints;
  const body = {
    key: crypto.randomUUID(),
    topic: 'Белая страница',
    text: 'Открываю документ, а страница пустая.',
    files: [],
    context: { page: '/rules' },
  };
  await call(asker, support.add, { body });
  const { requests } = await call(asker, support.list);
  return `/support/requests/${requests[0]?.id}`;
}

/** Addresses of things that there are not, by an id. */
const absentPages = (id: string, other: string) => [
  `/project/nir/${id}`,
  `/project/nir/${other}/startup`,
  `/project/nir/${id}/document/${other}`,
  `/person/${id}`,
  `/person/${other}`,
  `/support/requests/${other}`,
  `/support-desk/${id}`,
  `/articles-desk/${other}`,
  `/articles-desk/proposals/${id}`,
];

/** An address of a thing that there is not says so, whether it could be one or not. */
async function lookForAbsent(page: Page): Promise<void> {
  const absent = '01990f3e-7a5c-7000-8000-000000000001';
  for (const address of absentPages('xyz', absent)) {
    await page.goto(address);
    const heading = page.getByRole('heading', { level: 1, name: 'Такой страницы нет' });
    await expect(heading, address).toBeVisible();
  }
  await page.goto(`/stage-plan?type=nir&project=${absent}`);
  await expect(page.getByText('Этот проект удалён или у вас нет к нему доступа')).toBeVisible();
}

async function lookAtEditor(page: Page, view: Look): Promise<string[]> {
  const found = await violationsOf(page, 'editor');
  for (const name of PANELS[view.locale]) {
    await openPanel(page, name, view);
    found.push(...(await violationsOf(page, `editor, ${name}`, 'aside')));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const close = page.getByRole('complementary').getByRole('button', { name: /Закрыть|Close/ });
    if (await close.isVisible()) await close.click();
    await expect(close).toHaveCount(0);
  }
  return found;
}

const PANELS = {
  ru: ['Загрузить файл', 'Нормоконтроль', 'Просмотр страниц', 'Версии', 'Скачать'],
  en: ['Upload a file', 'Standards check', 'Page preview', 'Versions', 'Download'],
} as const;

async function openPanel(page: Page, name: string, { width }: Look): Promise<void> {
  if (width < 700) {
    await page.getByRole('button', { name: 'Document tools' }).click();
    await page.getByRole('menuitem', { name }).click();
  } else {
    await page.getByRole('button', { name, exact: true }).click();
  }
  const panel = page.getByRole('dialog').or(page.getByRole('complementary', { name }));
  await expect(panel.first()).toBeVisible();
}

/** Opens a project whose answer no page can be drawn from; says what is wrong with the page that tells of it. */
async function lookAtBroken(browser: Browser, product: Product, member: Member, view: Look) {
  const project = await newProject(product, member, 'Стенд для испытаний насосов');
  const { page, errors } = await sameMember(browser, product, member, stored(view));
  await prepare(page, view);
  await page.addInitScript((broken) => {
    const { fetch } = window;
    window.fetch = (asked, how) =>
      String(asked).endsWith(broken) ? Promise.resolve(Response.json({})) : fetch(asked, how);
  }, `/api${project.page}`);
  await page.goto(project.page);
  // the whole text, so that a failure tells what stood there instead
  await expect(page.locator('body')).toContainText(/Загрузить заново|Load again/);
  await expect(page.getByRole('button', { name: /Загрузить заново|Load again/ })).toBeVisible();
  const found = await violationsOf(page, `a broken page, ${view.scheme}${view.width}`);
  expect(errors.length).toBeGreaterThan(0);
  await page.context().close();
  return found;
}

story('pages of a signed-in person can be used by everybody', async ({ browser, product }) => {
  const editor = await newEditor(browser, product);
  await editor.page.context().close();
  const caller = { url: product.url, token: editor.token };
  const project = await newProject(product, editor, 'Стенд для испытаний насосов');
  const { team } = await call(caller, endpoints.team.list, {
    id: project.page.split('/').at(-1) ?? '',
  });
  const person = `/person/${team[0]?.user_id}`;
  const main = ['/projects', '/project-add/nir', project.page, '/profile'];
  const seldom = [
    '/notifications',
    '/notifications/mails',
    '/project-add/article',
    '/articles-desk',
    '/articles-desk?kind=block',
    '/articles-desk/proposals?all=true',
    await newOffer(caller, 'Шум датчиков'),
    `/articles-desk/${await newDraft(caller)}`,
    '/support-desk',
    await requestPage(caller),
    person,
    `${person}?as=others`,
    '/overview',
    '/opportunities/new?kind=rd_order',
    '/document-templates',
    `${project.page}/passport`,
    '/grant-applications/new',
    '/investment-navigator?record=skolkovo',
    `${project.page}/readiness`,
    '/funding-desk',
    '/funding-desk/skolkovo',
  ];
  const found: string[] = [];
  for (const [at, view] of LOOKS.entries()) {
    const { page, errors } = await sameMember(browser, product, editor, stored(view));
    await prepare(page, view);
    found.push(...(await lookAt(page, [...main, ...shareOf(seldom, at)])));
    await story.step('the editor and its panels', async () => {
      await page.goto(project.document);
      await expect(page.getByText(/^(Сохранено|Saved)$/).first()).toBeVisible();
      found.push(...(await lookAtEditor(page, view)));
    });
    if (view.locale === 'ru') await story.step('nothing is there', () => lookForAbsent(page));
    expect(errors).toEqual([]);
    await page.context().close();
  }
  found.push(...(await lookAtBroken(browser, product, editor, LOOKS[1])));
  expect(found.join('\n')).toBe('');
});

story(
  'a project is begun and sent for approval by the keyboard alone',
  async ({ browser, product }) => {
    const member = await newMember(browser, product, 'inna');
    await member.page.context().close();
    const { page, errors } = await visit(browser, product);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await page.goto('/sign-in');
    await tabTo(page, page.getByLabel('Электронная почта'));
    await page.keyboard.type(member.email);
    await tabTo(page, page.getByRole('textbox', { name: 'Пароль' }));
    await page.keyboard.type(PASSWORD);
    const goOn = await holdBack(page, /\/project\/list/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/projects$/);

    const begin = page.getByRole('main').getByRole('link', { name: 'Новый проект' });
    await tabTo(page, begin);
    await goOn();
    await expect(page.getByRole('region', { name: 'Создать проект' })).toBeVisible();
    await expect(begin).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/project-add\/nir$/);
    await tabTo(page, page.getByLabel('Название проекта'));
    await page.keyboard.type('Стенд без мыши');
    await tabTo(page, page.getByRole('combobox', { name: 'Категория' }));
    await page.keyboard.type('бакалавра');
    await expect(page.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('radio', { name: 'Исследователь' }));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Научный руководитель' })).toBeChecked();
    await page.keyboard.press('ArrowUp');
    await pressAt(page, button('Создать проект'));
    await expect(page.getByRole('heading', { level: 1, name: 'Стенд без мыши' })).toBeVisible();

    const projectPath = new URL(page.url()).pathname;
    await newSupervisor(browser, product, { name: 'kirill', owner: member, projectPath });
    await page.reload();
    const about = page.getByRole('region', { name: 'О проекте' });
    const head = about.getByRole('heading', { level: 3 }).getByRole('button');
    await expect(head).toBeVisible();
    if ((await head.getAttribute('aria-expanded')) === 'false') await pressAt(page, head);
    const annotation = about.getByRole('textbox', { name: 'Аннотация', exact: true });
    await tabTo(page, annotation);
    await page.keyboard.type('Всё сделано клавишами.');
    await expect(annotation).toHaveAccessibleDescription('Сохранено');
    await pressAt(page, about.getByRole('button', { name: 'Отправить на согласование' }), 'Space');
    const dialog = page.getByRole('dialog');
    await pressAt(page, dialog.getByRole('button', { name: 'Отправить на согласование' }));
    await expect(dialog).toBeHidden();
    await expect(about.getByText('На согласовании у научного руководителя')).toBeVisible();
    expect(errors).toEqual([]);
  },
);
