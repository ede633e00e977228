import { endpoints } from '@pv/contract';
import { call } from '../bench/support/caller.ts';
import { holdBack } from './steps/hold-back.ts';
import { newEditor } from './steps/member.ts';
import { violationsOf } from './support/accessibility.ts';
import { alive } from './support/alive.ts';
import { expect, story, visit } from './support/story.ts';

const picture = {
  name: 'снимок.png',
  mimeType: 'image/png',
  buffer: Buffer.from('89504e470d0a1a0a00000000', 'hex'),
};

story(
  'a guest asks the support, reads its answer in the mail and writes on by the link',
  async ({ browser, product }) => {
    const topic = `Белая страница ${Date.now()}`;
    const email = `guest-${Date.now()}@example.com`;
    const editor = await newEditor(browser, product);
    const guest = await visit(browser, product);
    const { page } = guest;

    await page.goto('/rules');
    const support = page.getByRole('contentinfo').getByRole('link', { name: 'Поддержка' });
    await (await alive(support)).click();
    await expect(page).toHaveURL(/\/support$/);
    await (await alive(page.getByLabel('Тема'))).fill('Не приходит код подтверждения');
    const answers = page.getByRole('region', { name: 'Возможно, ответ уже есть' });
    await answers.getByText('Код подтверждения не приходит').click();
    await expect(answers.getByText(/папку «Спам»/)).toBeVisible();
    await answers.getByRole('button', { name: 'Это помогло' }).click();
    await expect(answers.getByText('Рады, что ответ нашёлся')).toBeVisible();

    await page.getByLabel('Тема').fill(topic);
    await page.getByLabel('Что случилось').fill('Открываю документ, а страница пустая.');
    await page.locator('input[type=file]').setInputFiles(picture);
    await expect(page.getByRole('button', { name: 'Убрать файл «снимок.png»' })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Тема')).toHaveValue(topic);
    await expect(page.getByText('снимок.png')).toBeVisible();
    const attached = page.getByRole('region', { name: 'К обращению приложим' });
    await expect(attached.getByText('/rules')).toBeVisible();
    await attached.getByRole('button', { name: 'Не прикладывать: Браузер' }).click();
    await page.getByLabel('Почта для ответа').fill(email);
    await page.getByLabel('Я не робот').focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Проверка пройдена')).toBeVisible();
    expect(await violationsOf(page, 'the form of the support')).toEqual([]);
    await page.getByRole('button', { name: 'Отправить', exact: true }).click();
    await expect(page.getByRole('heading', { name: /Обращение №\s\d+ отправлено/ })).toBeFocused();
    const [link = ''] = await product.mailbox.wait(email, /http\S+\/support\/\S+/);

    await editor.page.goto('/support-desk');
    await editor.page.getByRole('link', { name: topic }).click();
    await expect(editor.page.getByRole('link', { name: 'снимок.png' })).toBeVisible();
    // taken elsewhere meanwhile: the refused press reads the request anew
    const id = editor.page.url().split('/').at(-1) ?? '';
    const at = { url: product.url, token: editor.token };
    const { version } = await call(at, endpoints.supportDesk.get, { id });
    await call(at, endpoints.supportDesk.take, { id, body: { version } });
    const take = editor.page.getByRole('button', { name: 'Взять в работу' });
    await take.click();
    await expect(take).toBeHidden();
    await expect(editor.page.getByText('В работе', { exact: true })).toBeVisible();
    const answer = editor.page.getByRole('textbox', { name: 'Ответ' });
    await answer.fill('Обновите браузер, пожалуйста.');
    await editor.page.locator('input[type=file]').setInputFiles({ ...picture, name: 'ответ.png' });
    await expect(
      editor.page.getByRole('button', { name: 'Убрать файл «ответ.png»' }),
    ).toBeVisible();
    expect(await violationsOf(editor.page, 'answering')).toEqual([]);
    // an answer goes once, and what is typed while it goes stays for the next one
    const goOn = await holdBack(editor.page, /\/messages$/, 'POST');
    await editor.page.getByRole('button', { name: 'Ответить', exact: true }).click();
    await expect(editor.page.getByRole('button', { name: 'Ответить и закрыть' })).toBeDisabled();
    await answer.press('Control+End');
    await answer.pressSequentially(' Как теперь?');
    await goOn();
    await expect(editor.page.getByText('Есть ответ')).toBeVisible();
    await expect(answer).toHaveValue('Как теперь?');
    await expect(editor.page.getByRole('button', { name: /^Убрать файл/ })).toBeHidden();
    await answer.fill('');
    await product.mailbox.wait(email, /Обновите браузер, пожалуйста\./);

    await page.goto(link);
    await expect(page.getByText('Обновите браузер, пожалуйста.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'ответ.png' })).toBeVisible();
    await page.getByLabel('Ваш ответ').fill('Спасибо, помогло.');
    await page.getByRole('button', { name: 'Отправить ответ' }).click();
    await expect(page.getByText('В работе')).toBeVisible();
    expect(await violationsOf(page, 'a request by its link')).toEqual([]);
    await page.getByRole('button', { name: 'Вопрос решён' }).click();
    await expect(page.getByText('Закрыто', { exact: true })).toBeVisible();
    await product.mailbox.wait(editor.email, /Спасибо, помогло\./);

    await editor.page.goto('/support');
    // the form of an account takes the place of the guest's
    await expect(editor.page.getByLabel('Почта для ответа')).toHaveValue(editor.email);
    await (await alive(editor.page.getByLabel('Тема'))).fill('Моё обращение');
    await editor.page.getByLabel('Что случилось').fill('Вопрос из своей учётной записи.');
    await editor.page.getByRole('button', { name: 'Отправить', exact: true }).click();
    await editor.page.getByRole('link', { name: 'Моё обращение' }).click();
    await expect(editor.page.getByText('Поддержка ещё не ответила.')).toBeVisible();
    const own = editor.page.url();

    // from one request straight to another: each has its own reply
    const reply = editor.page.getByLabel('Дополнить обращение');
    const goTo = async (name: string) => {
      await editor.page.getByRole('button', { name: 'Меню пользователя' }).click();
      await editor.page.getByRole('menuitem', { name }).click();
      await expect(editor.page.getByRole('heading', { level: 1, name })).toBeVisible();
    };
    await editor.page.goto('/support');
    // the form of an account takes the place of the guest's
    await expect(editor.page.getByLabel('Почта для ответа')).toHaveValue(editor.email);
    await (await alive(editor.page.getByLabel('Тема'))).fill('Второе обращение');
    await editor.page.getByLabel('Что случилось').fill('Ещё один вопрос.');
    await editor.page.getByRole('button', { name: 'Отправить', exact: true }).click();
    await editor.page.getByRole('link', { name: 'Второе обращение' }).click();
    await expect(
      editor.page.getByRole('heading', { level: 1, name: 'Второе обращение' }),
    ).toBeVisible();
    await goTo('Моё обращение');
    expect(editor.page.url()).toBe(own);
    await reply.fill('Это к первому.');
    await goTo('Второе обращение');
    await expect(reply).toHaveValue('');
    await goTo('Моё обращение');
    await expect(reply).toHaveValue('Это к первому.');
    expect([...editor.errors, ...guest.errors]).toEqual([]);
  },
);
