import type { Page } from '@playwright/test';
import { endpoints } from '@pv/contract';
import { call } from '../bench/support/caller.ts';
import { holdBack } from './steps/hold-back.ts';
import { newMember, newProject, newSupervisor } from './steps/member.ts';
import { unfold } from './steps/project.ts';
import { expect, story } from './support/story.ts';

/** The task of a project on a page, opened. */
async function openTask(page: Page, address: string) {
  await page.goto(address);
  const about = page.getByRole('region', { name: 'О проекте' });
  await unfold(about);
  return about;
}

story(
  'two write the same task at once: the later one is shown both texts and picks, and nothing is lost',
  async ({ browser, product }) => {
    const student = await newMember(browser, product, 'odno-pole', 'Лебедева');
    const { page: address } = await newProject(product, student, 'Фильтр для пруда');
    const member = { name: 'tozhe-pishet', owner: student, projectPath: address };
    const supervisor = await newSupervisor(browser, product, member);
    const id = address.split('/').at(-1) ?? '';
    const as = { url: product.url, token: student.token };
    await call(as, endpoints.project.taskFields.add, {
      id,
      body: { title: 'Задачи', kind: 'text', content: 'Измерить поток.' },
    });
    const read = async () => {
      const { task_fields } = await call(as, endpoints.project.get, { id });
      return task_fields[0]?.content;
    };
    const hers = await openTask(student.page, address);
    const his = await openTask(supervisor.page, address);
    const herText = hers.getByRole('textbox', { name: 'Задачи' });
    const hisText = his.getByRole('textbox', { name: 'Задачи' });
    await his.getByRole('button', { name: 'Изменить: Задачи' }).click();
    const both = his.getByRole('alert').filter({ hasText: 'кто-то изменил этот текст' });

    /** He writes, and before it is saved she has written something else there. */
    async function writeBoth(his: string, hers: string) {
      const release = await holdBack(supervisor.page, /\/task_dynamic_filed\/[^/]+$/, 'PATCH');
      await hisText.fill(his);
      await herText.fill(hers);
      await expect.poll(read).toBe(hers);
      // her page knows it too, so that nothing of it is kept as unsent
      await expect(herText).toHaveAccessibleDescription('Сохранено');
      await release();
      await expect(both.getByRole('blockquote')).toHaveText(hers);
      await expect(hisText).toHaveValue(his);
      expect(await read()).toBe(hers);
    }

    await writeBoth('Измерить поток и давление.', 'Измерить мутность.');
    await both.getByRole('button', { name: 'Оставить мой' }).click();
    await expect(both).toBeHidden();
    await expect.poll(read).toBe('Измерить поток и давление.');
    await student.page.reload();
    await unfold(hers);
    await expect(herText).toHaveValue('Измерить поток и давление.');

    await writeBoth('Только давление.', 'Поток, давление и мутность.');
    await both.getByRole('button', { name: 'Взять этот' }).click();
    await expect(both).toBeHidden();
    await expect(hisText).toHaveValue('Поток, давление и мутность.');
    await supervisor.page.reload();
    await unfold(his);
    await expect(his.getByText('Поток, давление и мутность.')).toBeVisible();
    expect(await read()).toBe('Поток, давление и мутность.');
    expect([student.errors, supervisor.errors]).toEqual([[], []]);
  },
);
