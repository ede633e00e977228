import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BAD_FILES } from '../apps/server/test/support/bad-files.ts';
import { zipDocx } from '../packages/gost/test/messy-docx/package.ts';
import { h, p, picture } from '../packages/gost/test/messy-docx/pieces.ts';
import { importDialog, offer, refused, saved } from './steps/document.ts';
import { openWriter, startTyping } from './steps/writer.ts';
import { expect, story } from './support/story.ts';

/** What a person is told to do about a file, by the code of the refusal. */
const ADVICE: Record<string, RegExp> = {
  import_broken: /Файл повреждён.*Откройте его там, где писали, сохраните заново/,
  import_encrypted: /защищён паролем.*Снимите пароль в Word/,
  import_not_docx: /не документ DOCX.*Сохраните его в Word как «Документ Word \(\.docx\)»/,
  import_old_word: /старого формата \.doc.*сохраните как «Документ Word \(\.docx\)»/,
  import_pdf: /Это PDF.*Загрузите документ, из которого он сделан/,
  import_too_big: /слишком велико.*Сожмите рисунки/,
  import_macros: /есть макросы.*Сохраните его без макросов/,
};
const MEGABYTE = 1024 * 1024;

story(
  'files that are no document are refused with advice, and one with parts from elsewhere is taken in without them',
  async ({ browser, product }) => {
    const { page, errors } = await openWriter(browser, product, 'lida');
    await startTyping(page, 'Введение');
    await page.keyboard.type('Этот текст ничто не портит.');
    await saved(page);
    const content = page.locator('.pv-doc');
    const before = (await content.textContent()) ?? '';

    for (const { name, code, make } of BAD_FILES) {
      await story.step(name, async () => {
        const advice = ADVICE[code];
        if (!advice) throw new Error(`no advice for ${code}`);
        await refused(page, { name: 'диплом.docx', bytes: await make() }, advice);
        await expect(content).toHaveText(before);
      });
    }
    await page.reload();
    await saved(page);
    await expect(page.getByText('Этот текст ничто не портит.')).toBeVisible();
    await expect(content).toHaveText(before);

    // an empty and an enormous file are refused before anything is sent
    const sent: string[] = [];
    page.on('request', (request) => {
      if (/\/api\/(document|storage)\//.test(request.url()) && request.method() !== 'GET') {
        sent.push(request.url());
      }
    });
    await refused(page, { name: 'пусто.docx', bytes: new Uint8Array() }, /Файл пуст/);
    await refused(page, { name: 'диплом.doc', bytes: Buffer.from('x') }, /Нужен файл \.docx/);

    const folder = mkdtempSync(join(tmpdir(), 'pv-large-'));
    try {
      const large = join(folder, 'диплом.docx');
      writeFileSync(large, '');
      truncateSync(large, 51 * MEGABYTE);
      await offer(page, large);
      await expect(importDialog(page).getByRole('alert')).toContainText(
        /Файл больше 50\sМБ.*Уменьшите его/,
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
    expect(sent).toEqual([]);

    // pictures and a template from elsewhere are not asked for
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const bytes = await zipDocx({
      links: [
        { id: 'far', type: 'image', target: 'http://far.example/a.png', external: true },
        {
          id: 'template',
          type: 'attachedTemplate',
          target: 'http://far.example/evil.dotm',
          external: true,
        },
      ],
      body: [
        h(1, 'Введение'),
        p('Схема стенда лежит на чужом сайте.'),
        p(picture('far').replace('r:embed', 'r:link')),
        p('Рис. 1 – Схема'),
      ],
    });
    await offer(page, { name: 'диплом.docx', bytes });
    const dialog = importDialog(page);
    await dialog.getByText(/стоит проверить/).click();
    await expect(dialog.getByText(/Рисунок хранится вне документа/)).toBeVisible();
    await page.keyboard.press('Escape');
    const asks = page.getByRole('dialog', { name: 'Закрыть без загрузки?' });
    await asks.getByRole('button', { name: 'Не принимать' }).click();
    await expect(dialog).toBeHidden();
    await offer(page, { name: 'диплом.docx', bytes });
    await dialog.getByRole('button', { name: 'Принять', exact: true }).click();
    const replaces = page.getByRole('dialog', { name: 'Заменить текст?' });
    await replaces.getByRole('button', { name: 'Заменить' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Схема стенда лежит на чужом сайте.')).toBeVisible();
    expect(asked.filter((address) => !address.startsWith(product.url))).toEqual([]);
    expect(errors).toEqual([]);
    expect(product.failures()).toEqual([]);
  },
);
