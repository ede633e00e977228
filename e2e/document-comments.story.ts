import type { Page } from '@playwright/test';
import { saved } from './steps/document.ts';
import { joinByCode, newMember } from './steps/member.ts';
import { openWriter, startTyping } from './steps/writer.ts';
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

const panel = (page: Page) => page.getByRole('complementary', { name: 'Комментарии' });

story(
  'a curator comments on words, the student edits around them, answers and settles, and a guest adds by a link',
  async ({ browser, product }) => {
    const student = await openWriter(browser, product, 'comments.author');
    const curator = await newMember(browser, product, 'comments.curator', 'Орлова');
    await joinByCode(product, curator, {
      owner: student,
      projectPath: student.project,
      role: 'curator',
    });
    await startTyping(student.page, 'Введение');
    await student.page.keyboard.type(`Насосы ${WORDS}.`);
    await saved(student.page);

    // she may not write, and comments all the same
    await curator.page.goto(student.document);
    await select(curator.page, WORDS);
    await curator.page.getByRole('button', { name: 'Комментировать' }).click();
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
    for (const { errors } of [student, curator, guest]) expect(errors).toEqual([]);
  },
);
