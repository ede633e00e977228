import type { Browser, Page } from '@playwright/test';
import type { Product } from '../support/server.ts';
import { type Visitor, visit } from '../support/story.ts';
import { fillProfile, register } from './accounts.ts';
import { saved } from './document.ts';
import { createProject, keepStages, stageCard } from './project.ts';

/** A student with a project of one stage, standing in the empty document of its finish. */
export interface Writer extends Visitor {
  /** Address of the project's page. */
  project: string;
}

/** Registers a student by the name of her mailbox, gives her a project and opens its document. */
export async function openWriter(
  browser: Browser,
  product: Product,
  name: string,
): Promise<Writer> {
  const person = {
    email: `${name}@mail.ru`,
    lastName: 'Белова',
    firstName: 'Анна',
    education: 'Бакалавриат',
    city: 'Казань',
    institution: 'Технический университет',
  };
  const visitor = await visit(browser, product);
  await register(visitor, product, person);
  await fillProfile(visitor, person);
  const project = await createProject(visitor.page, `Стенд для испытаний насосов, ${name}`);
  await keepStages(visitor.page, 1);
  await stageCard(visitor.page, 'finish').getByRole('link', { name: 'Открыть документ' }).click();
  await saved(visitor.page);
  return { ...visitor, project };
}

/** The text of a section, ready to be typed into. */
export async function startTyping(page: Page, section: string) {
  await page.getByRole('button', { name: section }).first().click();
  const text = page.getByRole('textbox', {
    name: new RegExp(`Текст раздела «${section}»`, 'i'),
  });
  await text.click();
  await page.keyboard.press('Control+End');
  return text;
}
