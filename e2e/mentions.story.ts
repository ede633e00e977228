import { newMember, newProject, newSupervisor } from './steps/member.ts';
import { violationsOf } from './support/accessibility.ts';
import { expect, story } from './support/story.ts';

story(
  'a member is called by name in a note, comes to it and calls back in a comment',
  async ({ browser, product }) => {
    const owner = await newMember(browser, product, 'zvonareva', 'Звонарёва');
    const project = await newProject(product, owner, 'Стенд для упоминаний');
    const id = project.page.split('/').at(-1) ?? '';
    const called = await newSupervisor(browser, product, {
      name: 'uslyshavshaya',
      owner,
      projectPath: project.page,
    });

    // by the keyboard: the letters after the sign find her, Enter writes her name
    const { page } = owner;
    await page.goto(`/log?project=${id}`);
    const note = page.getByRole('textbox', { name: 'Заметка в журнал' });
    await note.pressSequentially('Проверьте, @бел');
    const option = page.getByRole('option', { name: /^Белова А\./ });
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expect(note).toHaveAttribute('aria-activedescendant', /.+/);
    expect(await violationsOf(page, 'the people to mention')).toEqual([]);
    await note.press('Enter');
    await expect(note).toHaveValue('Проверьте, @Белова А. ');
    await expect(option).toHaveCount(0);
    // what was picked outlives the page, as the words do
    await note.pressSequentially('опыт');
    await page.reload();
    await expect(note).toHaveValue('Проверьте, @Белова А. опыт');
    await note.press('Control+Enter');
    const noted = page.getByRole('listitem').filter({ hasText: 'Проверьте' });
    const link = noted.getByRole('link', { name: '@Белова А.' });
    await expect(link).toHaveAttribute('href', /^\/person\//);
    await expect(note).toHaveValue('');

    // she comes to the very entry, and calls back on a phone by the button
    const other = called.page;
    await other.setViewportSize({ width: 390, height: 844 });
    await other.goto('/notifications');
    await other.getByRole('link', { name: /упоминает вас в заметке/ }).click();
    await expect(other).toHaveURL(/\/log\?entry=/);
    const entry = other.getByRole('listitem').filter({ hasText: 'Проверьте' });
    await entry.getByRole('button', { name: 'Комментировать' }).click();
    const comment = other.getByRole('textbox', { name: 'Комментарий' });
    await other.getByRole('button', { name: 'Упомянуть' }).click();
    await expect(comment).toBeFocused();
    await expect(comment).toHaveValue('@');
    await other.getByRole('option', { name: /^Звонарёва А\./ }).click();
    await expect(comment).toHaveValue('@Звонарёва А. ');
    await expect(comment).toBeFocused();
    await comment.pressSequentially('проверено');
    await comment.press('Control+Enter');
    await expect(entry.getByRole('link', { name: '@Звонарёва А.' })).toBeVisible();

    await page.goto('/notifications');
    await expect(page.getByRole('link', { name: /упоминает вас в комментарии/ })).toBeVisible();
    await page.goto('/profile#notifications');
    await expect(page.getByText('Вас упомянули', { exact: true })).toBeVisible();
    expect([...owner.errors, ...called.errors]).toEqual([]);
  },
);
