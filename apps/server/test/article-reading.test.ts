import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grantEditor } from '../src/features/platform/public.ts';
import { contentOf, type Desk, deskOf, rich } from './support/articles.ts';
import { buildPerson } from './support/builders.ts';
import { call } from './support/call.ts';
import { databases } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';

// on both databases: articles are looked for in SQL
describe.each(databases)('articles as they are looked for on $name', (database) => {
  let server: TestServer;
  let published: Desk['published'];
  beforeAll(async () => {
    server = await startServer(database);
    const editor = await buildPerson(server);
    const { db } = server.deps.connection;
    await grantEditor(db, { email: editor.email, now: new Date() });
    published = deskOf(server, editor).published;
  });
  afterAll(() => server.close());

  const read = (path: string, language: 'ru' | 'en' = 'ru') =>
    call(server, 'GET', `/articles/${path}`, { language });
  const titles = async (path: string, language: 'ru' | 'en' = 'ru'): Promise<string[]> =>
    (await read(path, language)).body.articles.map(({ title }: { title: string }) => title);

  it('are searched by words in any order, in the language of the reader', async () => {
    const english = {
      title: 'Ultrasound of seams',
      summary: 'Seams',
      body: [{ heading: '', text: rich('Quiet room of a university'), picture: null }],
    };
    await published(contentOf('Ёмкость сварных швов', { en: english }), 'innovation');
    await published(contentOf('Другая'), 'innovation');
    const find = (words: string, language: 'ru' | 'en' = 'ru') =>
      titles(`innovation?search=${encodeURIComponent(words)}`, language);
    expect(await find('швов емкость')).toEqual(['Ёмкость сварных швов']);
    expect(await find('сварной шов текста')).toEqual([]);
    expect(await find('сварному статья')).toEqual(['Ёмкость сварных швов']);
    // as other people say it, and with the keyboard in the other layout
    expect(await find('публикация емкости')).toEqual(['Ёмкость сварных швов']);
    const { body } = await read('innovation?search=cdfhys%5B');
    expect(body).toMatchObject({ understood: 'сварных', total: 1 });
    expect((await read('innovation?search=zzz')).body).toMatchObject({
      understood: null,
      total: 0,
    });
    expect(await find('100%')).toEqual([]);
    expect(await titles('innovation')).toEqual(['Другая', 'Ёмкость сварных швов']);
    expect(await titles('innovation', 'en')).toEqual(['Ultrasound of seams']);
    expect(await find('room', 'en')).toEqual(['Ultrasound of seams']);
    expect(await find('universities', 'en')).toEqual(['Ultrasound of seams']);
    // «стоит» means the same, and its stem stands in «шестой», too
    await published(contentOf('Шестой стенд'), 'innovation');
    expect(await find('цена')).toEqual([]);
    expect(await find('№!')).toEqual([]);
    const russian = (await read('innovation/drugaya', 'en')).body;
    expect(russian).toMatchObject({ language: 'ru', title: 'Другая' });
  });

  it('are followed by what is near: of the section, in the language of the reader', async () => {
    const about = (title: string) => contentOf(title);
    await published(about('Датчики давления в лаборатории'), 'science');
    await published(about('Датчики для поля'), 'science');
    await published(about('Грант на приборы'), 'science');
    await published(about('Калибровка датчиков давления'), 'science');
    const more = async (path: string, language: 'ru' | 'en' = 'ru') =>
      (await read(`${path}/more`, language)).body.articles?.map(
        ({ title }: { title: string }) => title,
      );
    const near = await more('science/datchiki-davleniya-v-laboratorii');
    expect(near).toEqual(['Калибровка датчиков давления', 'Датчики для поля', 'Грант на приборы']);
    expect(await more('science/datchiki-davleniya-v-laboratorii', 'en')).not.toContain(near[0]);
    expect((await read('science/net-takoy/more')).status).toBe(404);
    expect((await read('sport/datchiki-dlya-polya/more')).status).toBe(422);
  });

  it('come twelve a page', async () => {
    for (let number = 1; number <= 13; number += 1) {
      await published(contentOf(`Новость номер ${number}`), 'news');
    }
    const pages = [1, 2, 3].map(
      async (page) => (await read(`news?page=${page}&search=номер`)).body,
    );
    const [first, second, third] = await Promise.all(pages);
    expect(first).toMatchObject({ page: 1, pages: 2, total: 13 });
    expect([first.articles.length, second.articles.length, third.articles.length]).toEqual([
      12, 1, 0,
    ]);
    expect(first.articles[0].title).toBe('Новость номер 13');
  });
});
