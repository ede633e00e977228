import type { Page } from '@playwright/test';
import { saved } from './steps/document.ts';
import { newMember, newProject, newSupervisor } from './steps/member.ts';
import { startTyping } from './steps/writer.ts';
import { caretAtEnd, sectionText } from './steps/writing.ts';
import { violationsOf } from './support/accessibility.ts';
import { expect, story } from './support/story.ts';

const mode = (page: Page) => page.getByRole('radiogroup', { name: 'Как писать' });

story(
  'a supervisor suggests changes, the student accepts one, rejects another and takes all the rest',
  async ({ browser, product }) => {
    const vera = await newMember(browser, product, 'vera-suggested', 'Звонкова');
    const project = await newProject(product, vera, 'Стенд с правками');
    const owner = { owner: vera, projectPath: project.page };
    const petrov = await newSupervisor(browser, product, { name: 'petrov-suggests', ...owner });

    await vera.page.goto(project.document);
    await saved(vera.page);
    await expect(mode(vera.page).getByRole('radio', { name: 'Правка' })).toBeChecked();
    await startTyping(vera.page, 'Введение');
    await vera.page.keyboard.type('Насосы работают везде. Стенд собран быстро.');
    await saved(vera.page);

    // a supervisor is in somebody else's text: he begins by suggesting
    await petrov.page.goto(project.document);
    await expect(mode(petrov.page).getByRole('radio', { name: 'Предлагать' })).toBeChecked();
    await expect(petrov.page.getByText(/^Вы предлагаете правки/)).toBeVisible();
    const text = sectionText(petrov.page, 'Введение');
    await expect(text).toHaveText('Насосы работают везде. Стенд собран быстро.');
    await startTyping(petrov.page, 'Введение');
    for (let letter = 0; letter < ' быстро.'.length; letter += 1) {
      await petrov.page.keyboard.press('Backspace');
    }
    await petrov.page.keyboard.press('Home');
    await petrov.page.keyboard.type('Сегодня. ');
    await caretAtEnd(text);
    await petrov.page.keyboard.press('Enter');
    await petrov.page.keyboard.type('Новый абзац.');
    await expect(text.locator('ins')).toHaveText(['Сегодня. ', 'Новый абзац.']);
    await expect(text.locator('del')).toHaveText(' быстро.');
    await saved(petrov.page);

    // a heading cannot be suggested: it is said, and the text stays
    await petrov.page.getByRole('button', { name: 'Заголовок 1.1', exact: true }).click();
    await expect(petrov.page.getByText(/^Такое изменение предложить нельзя/)).toBeVisible();

    // replacing would change the text itself: a sentence stands in the place of its buttons
    await petrov.page.keyboard.press('Control+F');
    const bar = petrov.page.getByRole('search', { name: 'Поиск и замена' });
    await expect(bar.getByText(/^Замены и исправления меняют сам текст/)).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Заменить все' })).toHaveCount(0);

    await vera.page.getByRole('button', { name: 'Правки', exact: true }).click();
    const panel = vera.page.getByRole('complementary', { name: 'Правки' });
    await expect(panel.getByText('3 правки')).toBeVisible();
    await expect(panel.getByText(/^Белова.* предлагает удалить, /)).toBeVisible();
    expect(await violationsOf(vera.page, 'the panel of suggestions')).toEqual([]);
    await panel.getByRole('button', { name: 'Принять: быстро.' }).click();
    await panel.getByRole('button', { name: 'Отклонить: Сегодня.' }).click();
    const hers = sectionText(vera.page, 'Введение');
    await expect(hers.locator('p').first()).toHaveText('Насосы работают везде. Стенд собран');
    await expect(panel.getByText('1 правка')).toBeVisible();

    await panel.getByRole('button', { name: 'Принять все', exact: true }).click();
    const dialog = vera.page.getByRole('dialog', { name: 'Принять все правки?' });
    await dialog.getByRole('button', { name: 'Принять все' }).click();
    await expect(panel.getByText(/^Предложенных правок нет/)).toBeVisible();
    await expect(hers.locator('p')).toHaveCount(2);
    await expect(hers.locator('p').last()).toContainText('Новый абзац.');
    await expect(text.locator('ins, del')).toHaveCount(0);
  },
);
