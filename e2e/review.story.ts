import { endpoints, type Project, ROLE_IDS } from '@pv/contract';
import { call } from '../bench/support/caller.ts';
import { type Member, newMember, newProject, newSupervisor } from './steps/member.ts';
import { stageCard, unfold } from './steps/project.ts';
import { pressUntil } from './steps/writing.ts';
import { violationsOf } from './support/accessibility.ts';
import type { Product } from './support/server.ts';
import { expect, story } from './support/story.ts';

/** Makes calls on a project in the name of one of its people, for what the story is not about. */
function hand({ url }: Product, { token }: Member, id: string) {
  const caller = { url, token };
  const project = (): Promise<Project> => call(caller, endpoints.project.get, { id });
  const stageId = async (number: number) =>
    (await project()).stages.find((stage) => stage.number === number)?.id ?? '';
  return {
    sendProject: () => call(caller, endpoints.project.approve, { id, body: {} }),
    sendPlan: async (number: number) =>
      call(caller, endpoints.stage.approve, {
        id: await stageId(number),
        body: { status_type: 'plan' },
      }),
    returnPlan: async (number: number, review: string) =>
      call(caller, endpoints.stage.revise, {
        id: await stageId(number),
        body: { status_type: 'plan', review },
      }),
    setGoal: async (number: number, goal: string) => {
      const stage = (await project()).stages.find((one) => one.number === number);
      await call(caller, endpoints.stage.change, {
        id: stage?.id ?? '',
        body: { goal, version: stage?.version ?? 0 },
      });
    },
    addSupervisor: async (code: string) =>
      call(caller, endpoints.team.inviteTeammate, {
        body: { project_id: id, role_id: ROLE_IDS.supervisor, code },
      }),
  };
}

story(
  'a supervisor clears the board by the keyboard, and after a reset all is sent and approved in one go',
  async ({ browser, product }) => {
    const owner = await newMember(browser, product, 'review-owner', 'Ладова');
    const paths = await newProject(product, owner, 'Стенд для испытаний насосов');
    const id = paths.page.split('/').at(-1) ?? '';
    const supervisor = await newSupervisor(browser, product, {
      name: 'review-supervisor',
      owner,
      projectPath: paths.page,
    });
    const [author, reviewer] = [hand(product, owner, id), hand(product, supervisor, id)];
    await author.setGoal(1, 'Изучить известные стенды.');
    await author.sendPlan(1);
    await reviewer.returnPlan(1, 'Назвать число стендов');
    await author.setGoal(1, 'Изучить три известных стенда.');
    await author.sendPlan(1);
    await author.sendPlan(2);
    await author.sendProject();

    const { page } = supervisor;
    const row = (name: string | RegExp) => page.getByRole('listitem').filter({ hasText: name });
    const details = page.getByRole('region', { name: 'Раздел подробно' });
    const heading = (name: RegExp) => details.getByRole('heading', { level: 2, name });
    await page.goto('/projects');
    await expect(page.getByRole('heading', { level: 1, name: 'Проекты' })).toBeVisible();
    await expect(page.getByRole('link', { name: /На мне.*ждут 3/ })).toBeVisible();
    // two keys are one command when the second follows at once
    await pressUntil(page, 'g', async () => {
      await page.keyboard.press('r');
      await expect(page).toHaveURL(/\/reviews/, { timeout: 3000 });
    });

    // the longest wait is open, with what has changed in it since it came back
    await expect(heading(/^План этапа 1/)).toBeVisible();
    await expect(row(/План этапа 1/)).toContainText('вернулось после замечаний');
    await expect(details.getByRole('insertion').filter({ hasText: 'три' })).toBeVisible();
    await expect(details.getByRole('deletion').first()).toBeVisible();
    await page.keyboard.press('d');
    await expect(details.getByText('Изучить три известных стенда.')).toBeVisible();
    expect(await violationsOf(page, 'the board')).toEqual([]);

    // approved with one key; the next row is open, and the approval can be taken back
    await page.keyboard.press('a');
    // a mis-key is taken back before anybody learns of it: within five seconds
    await page.keyboard.press('u');
    await expect(heading(/^План этапа 1/)).toBeVisible();
    await page.keyboard.press('a');
    await expect(page.getByText(/^Согласовано: План этапа 1/)).toBeVisible();
    await expect(heading(/^План этапа 2/)).toBeVisible();
    // once it is sent, taking it back asks first
    await page.getByRole('button', { name: 'Снять согласование' }).click();
    const withdrawal = page.getByRole('dialog', { name: /^Снять согласование: план этапа 1/ });
    await expect(withdrawal.getByText(/Автору придёт письмо/)).toBeVisible();
    await withdrawal.getByRole('button', { name: 'Отмена' }).click();
    await expect(withdrawal).toBeHidden();
    await page.keyboard.press('j');
    await expect(heading(/^Проект/)).toBeVisible();
    await page.keyboard.press('k');
    await expect(heading(/^План этапа 2/)).toBeVisible();

    // returned by a template that is found by typing, kept as one's own
    await page.keyboard.press('t');
    const dialog = page.getByRole('dialog', { name: /^Вернуть на доработку/ });
    await expect(dialog.getByRole('combobox', { name: 'Шаблон' })).toBeFocused();
    await page.keyboard.type('не соотносится');
    await expect(page.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
    const remarks = dialog.getByLabel('Замечания');
    await expect(remarks).toHaveValue(/^План не ведёт к цели/);
    await expect(remarks).toBeFocused();
    await dialog.getByRole('button', { name: 'Сохранить как шаблон' }).press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Шаблон сохранён.')).toBeVisible();
    await remarks.press('Control+Enter');
    await expect(dialog).toBeHidden();
    await expect(heading(/^Проект/)).toBeVisible();
    // a return is not taken back, and the key of undo says so
    await page.keyboard.press('u');
    await expect(page.getByText(/^Возврат отменить нельзя/)).toBeVisible();
    await page.getByRole('button', { name: 'Скрыть сообщение о решении' }).press('Enter');
    await expect(page.getByText(/^Возвращено на доработку/)).toBeHidden();
    await page.keyboard.press('a');
    await expect(page.getByText('Сейчас от вас ничего не ждут.')).toBeVisible();
    // held for a moment, and then on the server
    await expect(page.getByText(/^Согласовано: Проект/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Снять согласование' })).toBeVisible();

    // a second supervisor resets what was approved: the author sends it all again
    const second = await newMember(browser, product, 'review-second', 'Юдина');
    const { codes } = await call(
      { url: product.url, token: second.token },
      endpoints.user.inviteCodes,
      { query: '?project_type=nir' },
    );
    const own = codes.find(({ role_id }) => role_id === ROLE_IDS.supervisor);
    await author.addSupervisor(own?.code ?? '');
    await owner.page.goto(paths.page);
    // days that do not fit are on the screen only: nothing is sent without them
    const stage = stageCard(owner.page, 3);
    await unfold(stage);
    await stage.getByRole('textbox', { name: 'Начало' }).fill('10.05.2027');
    await stage.getByRole('textbox', { name: 'Окончание' }).fill('01.05.2027');
    await expect(stage.getByText(/Окончание раньше начала/)).toBeVisible();
    const again = owner.page.getByRole('button', { name: 'Отправить всё повторно' });
    const asked = owner.page.getByRole('dialog', { name: 'Отправить всё повторно?' });
    await again.click();
    await asked.getByRole('button', { name: 'Отправить', exact: true }).click();
    await expect(asked.getByText(/^Срок с отметкой «Не сохранено» записать нельзя/)).toBeVisible();
    await asked.getByRole('button', { name: 'Отмена' }).click();
    await stage.getByRole('button', { name: 'Очистить: Окончание' }).click();
    await expect(stage.getByText(/Окончание раньше начала/)).toBeHidden();
    await again.click();
    await asked.getByRole('button', { name: 'Отправить', exact: true }).click();
    const sent = owner.page.getByRole('dialog', { name: 'Что отправлено' });
    await expect(sent.getByText('Сделано 3 из 3')).toBeVisible();
    await sent.getByRole('button', { name: 'Закрыть', exact: true }).last().click();
    // the remarks to the second plan stand in its row, and what is approved stays readable
    await expect(owner.page.getByText(/^Согласованная редакция \d+ от/).first()).toBeVisible();

    await page.reload();
    await page.getByRole('button', { name: 'Согласовать без изменений (2)' }).click();
    const all = page.getByRole('dialog', { name: 'Согласовать всё без изменений?' });
    await expect(all.getByRole('listitem')).toHaveCount(2);
    await all.getByRole('button', { name: 'Согласовать', exact: true }).click();
    await expect(page.getByText('Сделано 2 из 2')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(row(/План этапа 2/)).toBeVisible();
    await expect(row(/План этапа 1/)).toHaveCount(0);
    expect([owner.errors, supervisor.errors]).toEqual([[], []]);
  },
);
