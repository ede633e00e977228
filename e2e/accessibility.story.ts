import type { Page } from '@playwright/test';
import { endpoints } from '@pv/contract';
import { call } from '../bench/support/caller.ts';
import { holdBack } from './steps/hold-back.ts';
import { pressAt, tabTo } from './steps/keyboard.ts';
import {
  type Member,
  newMember,
  newProject,
  newSupervisor,
  PASSWORD,
  sameMember,
} from './steps/member.ts';
import { violationsOf } from './support/accessibility.ts';
import { LOOKS, type Look, look, prepare, stored } from './support/looks.ts';
import { expect, story, visit } from './support/story.ts';

const PUBLIC = [
  '/',
  '/rules',
  '/gpdr',
  '/support',
  '/sign-up',
  '/sign-in',
  '/reset-password',
  '/nowhere',
];

for (const [index, view] of LOOKS.slice(0, 2).entries()) {
  story(
    `public pages can be used by everybody (${view.locale}, ${view.scheme}, ${view.width})`,
    async ({ browser, product }) => {
      const { page, errors } = await visit(browser, product, stored(view));
      await prepare(page, view);
      const found: string[] = [];
      for (const address of PUBLIC) found.push(...(await look(page, address)));

      await page.goto('/sign-up');
      await page.locator('form button[type=submit]').click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
      found.push(...(await violationsOf(page, 'a refused form')));
      await page.evaluate(
        (number) =>
          sessionStorage.setItem(
            'pv_sign_up',
            JSON.stringify({
              email: 'anna@mail.ru',
              registrationId: `0192f0a0-0000-7000-8000-00000000000${number}`,
              sentAt: Date.now(),
            }),
          ),
        index,
      );
      await page.goto('/sign-up');
      await expect(page.locator('input[autocomplete=one-time-code]').first()).toBeVisible();
      found.push(...(await violationsOf(page, 'the code')));
      expect(found.join('\n')).toBe('');
      expect(errors).toEqual([]);
    },
  );
}

async function lookAtEditor(page: Page, view: Look): Promise<string[]> {
  const found = await violationsOf(page, 'editor');
  for (const name of PANELS[view.locale]) {
    await openPanel(page, name, view);
    found.push(...(await violationsOf(page, `editor, ${name}`)));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const close = page.getByRole('complementary').getByRole('button', { name: /Закрыть|Close/ });
    if (await close.isVisible()) await close.click();
    await expect(close).toHaveCount(0);
  }
  return found;
}

const PANELS = {
  ru: ['Загрузить DOCX', 'Нормоконтроль', 'Просмотр страниц', 'Версии', 'Скачать'],
  en: ['Upload DOCX', 'Standards check', 'Page preview', 'Versions', 'Download'],
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

async function lookSignedIn(member: Member, paths: string[], view: Look): Promise<string[]> {
  const { page } = member;
  await prepare(page, view);
  const found: string[] = [];
  for (const path of paths) found.push(...(await look(page, path)));
  return found;
}

story('pages of a signed-in person can be used by everybody', async ({ browser, product }) => {
  const member = await newMember(browser, product, 'elena');
  const found: string[] = [];
  const visits = async (paths: string[], views: readonly Look[]) => {
    for (const view of views) {
      const same = await sameMember(browser, product, member, stored(view));
      found.push(...(await lookSignedIn(same, paths, view)));
      await same.page.context().close();
    }
  };
  await visits(['/projects'], LOOKS.slice(0, 1));
  const project = await newProject(product, member, 'Стенд для испытаний насосов');
  await visits(['/projects', '/project-add/nir', project.page, '/profile'], LOOKS);
  expect(found.join('\n')).toBe('');
});

/** Opens the page of a new password by the mailed link and says what is wrong with it. */
async function lookAtNewPassword(page: Page, link: string): Promise<string[]> {
  await page.goto(link);
  await expect(page.locator('input[autocomplete=new-password]').first()).toBeFocused();
  return violationsOf(page, 'a new password');
}

story('the page of a new password can be used by everybody', async ({ browser, product }) => {
  const { email, page: first } = await newMember(browser, product, 'nonna');
  await first.context().close();
  const visitor = { url: product.url, token: '' };
  await call(visitor, endpoints.auth.requestReset, { body: { email } });
  const [link = ''] = await product.mailbox.wait(email, /http\S+reset-password\S+/);
  const found: string[] = [];
  for (const view of LOOKS.slice(0, 2)) {
    const { page, errors } = await visit(browser, product, stored(view));
    await prepare(page, view);
    found.push(...(await lookAtNewPassword(page, link)));
    expect(errors).toEqual([]);
    await page.context().close();
  }
  expect(found.join('\n')).toBe('');
});

story('the editor and its panels can be used by everybody', async ({ browser, product }) => {
  const member = await newMember(browser, product, 'zoya');
  const project = await newProject(product, member, 'Стенд для испытаний насосов');
  const found: string[] = [];
  for (const view of LOOKS.slice(0, 2)) {
    const { page } = await sameMember(browser, product, member, stored(view));
    await prepare(page, view);
    await page.goto(project.document);
    await expect(page.getByText(/^(Сохранено|Saved)$/).first()).toBeVisible();
    found.push(...(await lookAtEditor(page, view)));
    await page.context().close();
  }
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
