import type { Page } from '@playwright/test';
import { saved } from './steps/document.ts';
import { newSupervisor } from './steps/member.ts';
import { openWriter, startTyping } from './steps/writer.ts';
import { sectionText, slash, typeLines } from './steps/writing.ts';
import { expect, story } from './support/story.ts';

/**
 * Holds what the page wants to do in its next frame back, as on a busy machine, until the browser has
 * moved the caret to the next click and has not told of it yet.
 */
const holdFramesUntilClick = (page: Page) =>
  page.evaluate(() => {
    const frame = window.requestAnimationFrame;
    const held: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (act) => held.push(act);
    const release = () => {
      window.requestAnimationFrame = frame;
      for (const act of held) act(performance.now());
    };
    document.addEventListener('mousedown', () => setTimeout(release), {
      capture: true,
      once: true,
    });
  });

story(
  'the caret and what is typed stay where they belong, however busy page and people are',
  async ({ browser, product }) => {
    const writer = await openWriter(browser, product, 'varvara');
    const { page } = writer;
    const reader = await newSupervisor(browser, product, {
      name: 'gleb',
      owner: writer,
      projectPath: writer.project,
    });
    await startTyping(page, 'Введение');
    const text = sectionText(page, 'Введение');
    await typeLines(page, 'Первый абзац', 'Второй абзац ');
    await slash(page, 'снос', 'Сноска');
    const dialog = page.getByRole('dialog', { name: 'Сноска' });
    await dialog.getByRole('textbox').fill('Примечание');
    await holdFramesUntilClick(page);
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toBeHidden();
    await text.getByText('Первый абзац').click();
    await page.keyboard.press('End');
    await page.keyboard.type(', и он дописан.');
    await expect(text.locator('p').first()).toHaveText('Первый абзац, и он дописан.');
    await saved(page);

    await reader.page.goto(writer.document);
    await saved(reader.page);
    const note = page.getByRole('listitem').filter({ hasText: /^Примечание/ });
    await expect(note).toHaveText('Примечание');
    await text.locator('.footnote').dblclick();
    await dialog.getByRole('textbox').fill('Примечание автора');
    await startTyping(reader.page, 'Введение');
    await reader.page.keyboard.press('Control+Home');
    await reader.page.keyboard.type('Начало. ');
    // with the name of the other person at the caret between
    await expect(text.locator('p').first()).toHaveText(/^Начало\. .*Первый абзац, и он дописан\.$/);
    await dialog.getByRole('textbox').press('Control+Enter');
    await expect(dialog).toBeHidden();
    await expect(note).toHaveText('Примечание автора');
    await expect(text.locator('.footnote')).toHaveCount(1);
    await saved(page);
    expect([writer.errors, reader.errors]).toEqual([[], []]);
  },
);
