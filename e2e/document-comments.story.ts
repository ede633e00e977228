import type { Page } from '@playwright/test';
import { saved } from './steps/document.ts';
import { joinByCode, newMember, newSupervisor } from './steps/member.ts';
import { openWriter, startTyping } from './steps/writer.ts';
import { caretAtEnd, sectionText } from './steps/writing.ts';
import { violationsOf } from './support/accessibility.ts';
import { expect, story, visit } from './support/story.ts';

const WORDS = 'работают почти в каждом цехе';

/** Selects words in the text of the page, as a pointer would. */
async function select(page: Page, words: string): Promise<void> {
  await page.getByText(words).first().scrollIntoViewIfNeeded();
  await page.evaluate((wanted) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const at = node.textContent?.indexOf(wanted) ?? -1;
      if (at < 0 || !node.parentElement?.closest('.pv-text')) continue;
      getSelection()?.setBaseAndExtent(node, at, node, at + wanted.length);
      return;
    }
  }, words);
}

/** The words that are shown as commented. */
const commented = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ['pv-remark', 'pv-remark-chosen'].flatMap((name) =>
      [...(CSS.highlights.get(name) ?? [])].map((range) => range.toString()),
    ),
  );

const mode = (page: Page) => page.getByRole('radiogroup', { name: 'Как писать' });
const panel = (page: Page) => page.getByRole('complementary', { name: 'Комментарии' });

story(
  'a curator and a guest comment on words, a supervisor suggests changes, and the student answers, settles, accepts and rejects',
  async ({ browser, product }) => {
    const student = await openWriter(browser, product, 'comments.author');
    const curator = await newMember(browser, product, 'comments.curator', 'Орлова');
    await joinByCode(product, curator, {
      owner: student,
      projectPath: student.project,
      role: 'curator',
    });
    await startTyping(student.page, 'Введение');
    await student.page.keyboard.type(`Насосы ${WORDS}. Стенд собран быстро.`);
    await saved(student.page);

    // she may not write, and comments all the same
    await curator.page.goto(student.document);
    await select(curator.page, WORDS);
    await curator.page.getByRole('button', { name: 'Комментировать' }).click();
    // what she writes about is shown while she writes
    await expect.poll(() => commented(curator.page)).toEqual([WORDS]);
    await panel(curator.page).getByRole('textbox').fill('Чем это подтверждено?');
    await panel(curator.page).getByRole('button', { name: 'Отправить' }).click();
    await expect(panel(curator.page).getByRole('article')).toContainText('Чем это подтверждено?');
    await expect.poll(() => commented(curator.page)).toEqual([WORDS]);

    // the student hears of it at once; the place moves with what is written before it and inside
    await expect.poll(() => commented(student.page)).toEqual([WORDS]);
    await student.page.keyboard.press('Control+Home');
    await student.page.keyboard.type('Сегодня ');
    await saved(student.page);
    await expect.poll(() => commented(student.page)).toEqual([WORDS]);
    await expect.poll(() => commented(curator.page)).toEqual([WORDS]);

    await student.page.getByRole('button', { name: 'Комментарии', exact: true }).click();
    const thread = panel(student.page).getByRole('listitem').first();
    await thread.getByRole('button', { name: 'Ответить' }).click();
    await thread.getByRole('textbox').fill('Добавил источник');
    await thread.getByRole('button', { name: 'Отправить' }).click();
    await expect(panel(curator.page)).toContainText('Добавил источник');
    await thread.getByRole('button', { name: 'Отметить решённым' }).click();
    await expect(panel(student.page).getByText('Чем это подтверждено?')).toBeHidden();
    await expect.poll(() => commented(student.page)).toEqual([]);

    // a guest has a name and a voice, and nothing of the project
    await student.page.getByRole('button', { name: 'Ссылка для комментариев' }).click();
    const links = student.page.getByRole('dialog', { name: 'Ссылка для комментариев' });
    await links.getByRole('button', { name: 'Создать ссылку' }).click();
    const address = await links.getByLabel('Ссылка для комментариев').inputValue();
    const guest = await visit(browser, product);
    await guest.page.goto(address);
    await select(guest.page, WORDS);
    await guest.page.getByRole('button', { name: 'Комментировать' }).click();
    await guest.page.getByLabel('Ваше имя').fill('Петров П. П.');
    await guest.page.getByLabel('Комментарий').fill('А в каком цехе нет?');
    await guest.page.getByRole('button', { name: 'Отправить' }).click();
    await expect(guest.page.getByRole('article')).toContainText(['А в каком цехе нет?']);
    await expect(panel(curator.page)).toContainText('А в каком цехе нет?');
    await expect.poll(() => commented(curator.page)).toEqual([WORDS]);

    await guest.page.close();
    await curator.page.close();
    await student.page.keyboard.press('Escape');

    const petrov = await newSupervisor(browser, product, {
      name: 'petrov-suggests',
      owner: student,
      projectPath: student.project,
    });
    await expect(mode(student.page).getByRole('radio', { name: 'Правка' })).toBeChecked();
    // a supervisor is in somebody else's text: he begins by suggesting
    await petrov.page.goto(student.document);
    await expect(mode(petrov.page).getByRole('radio', { name: 'Предлагать' })).toBeChecked();
    await expect(petrov.page.getByText(/^Вы предлагаете правки/)).toBeVisible();
    const text = sectionText(petrov.page, 'Введение');
    await expect(text).toHaveText(`Сегодня Насосы ${WORDS}. Стенд собран быстро.`);
    await startTyping(petrov.page, 'Введение');
    for (let letter = 0; letter < ' быстро.'.length; letter += 1) {
      await petrov.page.keyboard.press('Backspace');
    }
    await petrov.page.keyboard.press('Control+Home');
    await petrov.page.keyboard.type('Итак. ');
    await caretAtEnd(text);
    await petrov.page.keyboard.press('Enter');
    await petrov.page.keyboard.type('Новый абзац.');
    await expect(text.locator('ins')).toHaveText(['Итак. ', 'Новый абзац.']);
    await expect(text.locator('del')).toHaveText(' быстро.');
    await saved(petrov.page);

    // a selection over sections: nothing of it goes, and one step takes the suggestion back
    await petrov.page.keyboard.press('Control+A');
    await petrov.page.keyboard.press('Control+A');
    await petrov.page.keyboard.press('Delete');
    await expect(petrov.page.getByText(/^Предложено удалить абзацев/)).toBeVisible();
    await expect(text).toContainText('Стенд собран быстро.');
    await expect(text.locator('del').first()).toContainText('Сегодня Насосы');
    await petrov.page.getByRole('button', { name: 'Отменить', exact: true }).last().click();
    await expect(text.locator('del')).toHaveText([' быстро.']);
    await startTyping(petrov.page, 'Введение');

    // a heading cannot be suggested: it is said, and the text stays
    await petrov.page.getByRole('button', { name: 'Заголовок 1.1', exact: true }).click();
    await expect(petrov.page.getByText(/^Такое изменение предложить нельзя/)).toBeVisible();

    // replacing would change the text itself: a sentence stands in the place of its buttons
    await petrov.page.keyboard.press('Control+F');
    const bar = petrov.page.getByRole('search', { name: 'Поиск и замена' });
    await expect(bar.getByText(/^Замены и исправления меняют сам текст/)).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Заменить все' })).toHaveCount(0);

    await student.page.getByRole('button', { name: 'Правки', exact: true }).click();
    const changes = student.page.getByRole('complementary', { name: 'Правки' });
    await expect(changes.getByText('3 правки')).toBeVisible();
    await expect(changes.getByText(/^Белова.* предлагает удалить, /)).toBeVisible();
    expect(await violationsOf(student.page, 'the panel of suggestions')).toEqual([]);
    await changes.getByRole('button', { name: 'Принять: быстро.' }).click();
    await changes.getByRole('button', { name: 'Отклонить: Итак.' }).click();
    const hers = sectionText(student.page, 'Введение');
    await expect(hers.locator('p').first()).toHaveText(`Сегодня Насосы ${WORDS}. Стенд собран`);
    await expect(changes.getByText('1 правка')).toBeVisible();

    await changes.getByRole('button', { name: 'Принять все', exact: true }).click();
    const dialog = student.page.getByRole('dialog', { name: 'Принять все правки?' });
    await dialog.getByRole('button', { name: 'Принять все' }).click();
    await expect(changes.getByText(/^Предложенных правок нет/)).toBeVisible();
    await expect(hers.locator('p')).toHaveCount(2);
    await expect(hers.locator('p').last()).toContainText('Новый абзац.');
    await expect(text.locator('ins, del')).toHaveCount(0);
    for (const { errors } of [student, curator, guest, petrov]) expect(errors).toEqual([]);
  },
);
