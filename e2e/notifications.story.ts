import { newMember, newProject } from './steps/member.ts';
import { stageCard, unfold } from './steps/project.ts';
import { memberRow } from './steps/team.ts';
import { violationsOf } from './support/accessibility.ts';
import { openList } from './support/open-list.ts';
import { expect, story } from './support/story.ts';

story(
  'a personal code is copied, renewed and takes its owner into a team, his bell rings without a reload, and he leaves by what tells of it',
  async ({ browser, product }) => {
    const vera = await newMember(browser, product, 'vera-bell', 'Звонкова');
    const project = await newProject(product, vera, 'Стенд с колокольчиком');
    const petrov = await newMember(browser, product, 'petrov-bell', 'Кодова');
    const { page } = petrov;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/profile#codes');
    const row = page.getByRole('listitem').filter({ hasText: 'Научный руководитель' });
    const notice = (words: string) => page.getByRole('alert').filter({ hasText: words });
    const copy = async () => {
      await row.getByRole('button', { name: 'Скопировать: Научный руководитель' }).click();
      await expect(notice('Скопировано')).toHaveText('УспешноСкопировано');
      return page.evaluate(() => navigator.clipboard.readText());
    };
    const grouped = (code: string) => code.replace(/(.{4})(?!$)/g, '$1 ');
    const old = await copy();
    expect(old).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
    await expect(row).toContainText(grouped(old));

    await page.setViewportSize({ width: 390, height: 844 });
    await row.getByRole('button', { name: 'Обновить код: Научный руководитель' }).click();
    const asked = page.getByRole('dialog', { name: 'Обновить код?' });
    await asked.getByRole('button', { name: 'Обновить код' }).click();
    await expect(notice('Код обновлён')).toBeVisible();
    await expect(asked).toBeHidden();
    await expect(row).not.toContainText(grouped(old));
    const fresh = await copy();
    await expect(row).toContainText(grouped(fresh));

    let tried = 0;
    await vera.page.route('**/team/invite_teammate', (route) => {
      tried += 1;
      return route.continue();
    });
    await vera.page.goto(project.page);
    const field = vera.page.getByLabel('Личный код');
    const refused = vera.page.getByText(/Код приглашения неверен/);
    // said while it is typed, and nothing is tried with what would be refused
    await field.fill(old);
    await expect(refused).toBeVisible();
    await field.press('Enter');
    await expect(refused).toBeVisible();
    await expect(field).toHaveValue(old);
    expect(tried).toBe(0);
    await field.fill(grouped(fresh));
    await expect(field).toHaveAccessibleDescription(/Код действует. Роль: Научный руководитель/i);
    const role = vera.page.getByRole('combobox', { name: 'Роль', exact: true });
    await openList(role);
    await vera.page.getByRole('option', { name: 'Куратор' }).click();
    await expect(refused).toBeVisible();
    await openList(role);
    await vera.page.getByRole('option', { name: 'Научный руководитель' }).click();
    await expect(refused).toBeHidden();
    await field.press('Enter');
    await expect(memberRow(vera.page, 'Кодова')).toContainText('Научный руководитель');
    expect(tried).toBe(1);
    await page.setViewportSize({ width: 1440, height: 900 });

    const bell = (name: RegExp) => petrov.page.getByRole('button', { name });
    const live = petrov.page.waitForResponse(
      (answer) => answer.headers()['content-type']?.startsWith('text/event-stream') === true,
    );
    await petrov.page.goto(project.page);
    await live;
    await expect(bell(/^Уведомления: 1 непрочитанное/)).toBeVisible();
    const plan = stageCard(petrov.page, 1);
    await expect(plan.getByText('Этап создан').first()).toBeVisible();

    const stage = stageCard(vera.page, 1);
    await unfold(stage);
    await stage.getByRole('button', { name: 'Отправить на согласование' }).click();
    const dialog = vera.page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Отправить на согласование' }).click();
    await expect(dialog).toBeHidden();

    // neither of the two pages of his is loaded anew
    await expect(bell(/^Уведомления: 2 непрочитанных/)).toBeVisible();
    await expect(plan.getByText('План на согласовании у научного руководителя')).toBeVisible();
    await expect(petrov.page.getByText(/Новое уведомление\. Ждёт вашего решения/)).toBeAttached();

    await petrov.page.goto('/projects');
    await bell(/^Уведомления/).click();
    const panel = petrov.page.getByRole('dialog', { name: 'Уведомления' });
    await expect(panel.getByText('Стенд с колокольчиком')).toBeVisible();
    expect(await violationsOf(petrov.page, 'the panel of notifications')).toEqual([]);
    const marked = petrov.page.waitForResponse(
      (answer) => answer.request().method() === 'PATCH' && answer.ok(),
    );
    await panel.getByRole('link', { name: /Ждёт вашего решения: план этапа 1/ }).click();
    await expect(petrov.page).toHaveURL(/\/project\/nir\/[0-9a-f-]+\?open=[0-9a-f-]+$/);
    await expect(bell(/^Уведомления: 1 непрочитанное/)).toBeVisible();
    await expect(plan.getByRole('button', { name: 'Согласовать', exact: true })).toBeVisible();

    await marked;
    await petrov.page.goto('/notifications');
    await petrov.page.getByRole('button', { name: 'Отметить все прочитанными' }).click();
    await expect(bell(/^Уведомления$/)).toBeVisible();
    await petrov.page.getByRole('button', { name: 'Отменить' }).click();
    await expect(bell(/^Уведомления: 1 непрочитанное/)).toBeVisible();
    // the row that was marked is gone, and the focus is not
    await petrov.page.getByText('Непрочитанные', { exact: true }).click();
    await petrov.page.getByRole('button', { name: /^Отметить прочитанным/ }).press('Enter');
    await expect(petrov.page.getByRole('button', { name: 'Показать прочитанные' })).toBeFocused();

    const [link = ''] = await product.mailbox.wait(
      'petrov-bell@mail.ru',
      /http\S+\/unsubscribe\?token=\S+your_move\S+/,
    );
    await petrov.page.goto(link);
    await expect(petrov.page.getByText('Письма «Ваш ход» больше не приходят')).toBeVisible();
    await expect(petrov.page).toHaveTitle(/^Письма отключены/);
    expect(await violationsOf(petrov.page, 'mails are switched off')).toEqual([]);
    await petrov.page.getByRole('link', { name: 'Все настройки писем' }).click();
    await expect(petrov.page.getByLabel('Ваш ход')).toHaveValue('off');
    const place = (name: string) => petrov.page.getByRole('heading', { name, exact: true });
    await expect(place('Письма об уведомлениях')).toBeInViewport();
    // and whoever hears the page is led there too
    await expect(place('Письма об уведомлениях')).toBeFocused();
    expect(await violationsOf(petrov.page, 'the switches of mails')).toEqual([]);
    // what links of mails name comes with its data, after the page
    await petrov.page.goto(`${project.page}#team`);
    await expect(place('Команда')).toBeInViewport();

    // whoever did not want that leaves by the notification or by the mail that tells of it
    const leaving = page.getByRole('dialog', { name: 'Выйти из команды?' });
    await page.goto('/notifications');
    await page.getByRole('link', { name: 'Выйти из проекта' }).click();
    await expect(leaving).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(leaving).toBeHidden();
    await expect(page).not.toHaveURL(/leave=/);

    const [exit = ''] = await product.mailbox.wait(petrov.email, /http\S+leave=true#team/);
    await page.goto(exit);
    await leaving.getByRole('button', { name: 'Выйти', exact: true }).click();
    await expect(page.getByText('Вы вышли из команды.')).toBeVisible();
    await expect(page).toHaveURL(/\/projects$/);
    expect([vera.errors, petrov.errors, product.failures()]).toEqual([[], [], []]);
  },
);
