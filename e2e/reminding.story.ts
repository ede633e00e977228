import { endpoints } from '@pv/contract';
import { call } from '../bench/support/caller.ts';
import { newMember, newProject, newSupervisor } from './steps/member.ts';
import { violationsOf } from './support/accessibility.ts';
import { startProduct } from './support/server.ts';
import { expect, story } from './support/story.ts';

const DAY = 24 * 60;

story(
  'she reminds her supervisor with one button a day after she has sent, and not twice',
  async ({ browser }) => {
    // its clock goes a day ahead, which other stories must not see
    const product = await startProduct();
    try {
      const vera = await newMember(browser, product, 'vera-reminds', 'Звонкова');
      const project = await newProject(product, vera, 'Напоминание о насосах');
      const petrov = await newSupervisor(browser, product, {
        name: 'petrov-reminded',
        owner: vera,
        projectPath: project.page,
      });
      const id = project.page.split('/').at(-1) ?? '';
      const caller = { url: product.url, token: vera.token };
      await call(caller, endpoints.project.approve, { id, body: {} });

      const { page } = vera;
      await page.goto(project.page);
      await expect(page.getByText(/^Напомнить можно (сегодня|завтра) в \d\d:\d\d$/)).toBeVisible();
      const remind = page.getByRole('button', { name: 'Напомнить', exact: true });
      await expect(remind).toHaveCount(0);

      await product.advanceClock(DAY + 1);
      await page.reload();
      await expect(remind).toBeVisible();
      expect(await violationsOf(page, 'a project with a reminder')).toEqual([]);
      await remind.press('Enter');
      await expect(
        page.getByText(/^Напоминание отправлено .+ в \d\d:\d\d, следующее можно отправить через/),
      ).toBeVisible();
      await expect(remind).toHaveCount(0);
      await expect(page.getByText(/^Напоминание отправлено .+ следующее/)).toBeFocused();
      await product.mailbox.wait(petrov.email, /напоминает о проекте/);

      // whose move it is has nobody to remind
      await petrov.page.goto(project.page);
      await expect(petrov.page.getByText('Ваш ход').first()).toBeVisible();
      await expect(petrov.page.getByRole('button', { name: 'Напомнить', exact: true })).toHaveCount(
        0,
      );
      expect([vera.errors, petrov.errors]).toEqual([[], []]);
    } finally {
      await product.close();
    }
  },
);
