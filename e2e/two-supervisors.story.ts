import { endpoints } from '@pv/contract';
import { call } from '../bench/support/caller.ts';
import { newMember, newProject, newSupervisor } from './steps/member.ts';
import { unfold } from './steps/project.ts';
import { violationsOf } from './support/accessibility.ts';
import { expect, story } from './support/story.ts';

const DAY = 24 * 60;

story(
  'of two supervisors one says that he looks, the other hears of a recall beside her remarks, and both are reminded',
  async ({ browser, product }) => {
    let ahead = 0;
    try {
      const vera = await newMember(browser, product, 'vera-looks', 'Звонкова');
      const project = await newProject(product, vera, 'Двое у одного стенда');
      const joining = { owner: vera, projectPath: project.page };
      const petrov = await newSupervisor(browser, product, { name: 'petrov-looks', ...joining });
      const olga = await newSupervisor(browser, product, { name: 'olga-looks', ...joining });
      const id = project.page.split('/').at(-1) ?? '';
      const caller = { url: product.url, token: vera.token };
      await call(caller, endpoints.project.approve, { id, body: {} });

      /** Opens the project in a page that hears of everything from then on. */
      const openLive = async () => {
        const live = olga.page.waitForResponse(
          (answer) => answer.headers()['content-type']?.startsWith('text/event-stream') === true,
        );
        await olga.page.goto(project.page);
        await live;
      };
      await openLive();
      await expect(olga.page.getByRole('button', { name: 'Смотрю', exact: true })).toBeVisible();

      await petrov.page.goto('/reviews');
      const details = petrov.page.getByRole('region', { name: 'Раздел подробно' });
      await details.getByRole('button', { name: 'Смотрю', exact: true }).click();
      await expect(details.getByText(/^Вы смотрите с \d\d:\d\d/)).toBeVisible();
      await expect(olga.page.getByText(/^Смотрит Белова А\. с \d\d:\d\d$/)).toBeVisible();
      expect(await violationsOf(olga.page, 'a project that somebody looks at')).toEqual([]);

      await details.getByRole('button', { name: 'Больше не смотрю' }).click();
      await expect(olga.page.getByText(/^Смотрит/)).toHaveCount(0);

      // the author recalls what the other one writes remarks on
      await openLive();
      const about = olga.page.getByRole('region', { name: 'О проекте' });
      await unfold(about);
      await about.getByRole('button', { name: 'Вернуть на доработку' }).click();
      const dialog = olga.page.getByRole('dialog', { name: /^Вернуть на доработку/ });
      await dialog.getByLabel('Замечания').fill('Указать срок');
      await call(caller, endpoints.project.revise, { id, body: {} });

      // who has recalled it is told beside what she has typed, which stays
      await expect(dialog.getByRole('alert')).toHaveText(/^Раздел отозван: Звонкова/);
      await expect(dialog.getByRole('button', { name: 'Вернуть на доработку' })).toBeDisabled();
      await expect(dialog.getByLabel('Замечания')).toHaveValue('Указать срок');
      await dialog.getByRole('button', { name: 'Отмена' }).click();
      await expect(about.getByText('На доработке у исследователя')).toBeVisible();
      await expect(about.getByRole('button', { name: 'Вернуть на доработку' })).toBeHidden();

      // sent again, she reminds them a day after she has sent, with one button, and not twice
      await call(caller, endpoints.project.approve, { id, body: {} });
      const { page } = vera;
      await page.goto(project.page);
      await expect(
        page.getByText(/^Напомнить можно (сегодня|завтра|\d\d\.\d\d) в \d\d:\d\d$/),
      ).toBeVisible();
      const remind = page.getByRole('button', { name: 'Напомнить', exact: true });
      await expect(remind).toHaveCount(0);

      ahead = DAY + 1;
      await product.advanceClock(ahead);
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

      expect([vera.errors, petrov.errors, olga.errors]).toEqual([[], [], []]);
    } finally {
      // its clock goes a day ahead, which other stories must not see
      await product.advanceClock(-ahead);
    }
  },
);
