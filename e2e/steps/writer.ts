import { type Browser, expect, type Page } from '@playwright/test';
import type { Product } from '../support/server.ts';
import { saved } from './document.ts';
import { type Member, newMember, newProject } from './member.ts';

/** A student who stands in the empty document of her project. */
export interface Writer extends Member {
  /** Path of the project's page. */
  project: string;
  /** Path of the document. */
  document: string;
}

/** Makes a student by the name of her mailbox, gives her a project and opens its document. */
export async function openWriter(
  browser: Browser,
  product: Product,
  name: string,
): Promise<Writer> {
  const member = await newMember(browser, product, name);
  const project = await newProject(product, member, `Стенд для испытаний насосов, ${name}`);
  await member.page.goto(project.document);
  await saved(member.page);
  return { ...member, project: project.page, document: project.document };
}

/** Puts the caret at the end of a section's text and gives the text. */
export async function startTyping(page: Page, section: string) {
  await page.getByRole('button', { name: section }).first().click();
  const text = page.getByRole('textbox', {
    name: new RegExp(`Текст раздела «${section}»`, 'i'),
  });
  await text.click();
  await expect(text).toBeFocused();
  await page.keyboard.press('Control+End');
  return text;
}
