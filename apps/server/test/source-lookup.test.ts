import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, type TestPerson } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';

const ISBN = '9785000000014';

const ARTICLE = {
  type: 'journal-article',
  title: ['Wear of <i>quiet</i> bushings'],
  author: [{ family: 'Ash', given: 'John', ORCID: 'x' }],
  'container-title': 'Friction',
  issued: { 'date-parts': [[2028, 5]] },
  page: '15-20',
  abstract: '<p>Long</p>',
  URL: 'https://doi.org/10.99999/wear.7',
};

const BOOK = {
  title: 'Опоры мостов',
  subtitle: 'учебное пособие',
  authors: [{ name: 'Анна Сорока' }],
  publishers: [{ name: 'Пролёт' }],
  publish_places: [{ name: 'Москва' }],
  publish_date: 'May 2030',
  number_of_pages: 210,
};

describe('a source looked up by its number', () => {
  let catalogue: Server;
  let server: TestServer;
  let person: TestPerson;
  const asked: Pick<IncomingMessage, 'url' | 'headers'>[] = [];

  beforeAll(async () => {
    catalogue = createServer((request, reply) => {
      asked.push(request);
      const { url = '' } = request;
      if (url === '/10.99999/wear.7') reply.end(JSON.stringify(ARTICLE));
      else if (url === '/10.99999/sent') reply.writeHead(302, { location: '/made' }).end();
      else if (url === '/10.99999/broken') reply.writeHead(503).end();
      else if (url === '/10.99999/page') reply.end('<html></html>');
      else if (url.includes(ISBN)) reply.end(JSON.stringify({ [`ISBN:${ISBN}`]: BOOK }));
      else if (url.startsWith('/api')) reply.end('{}');
      else reply.writeHead(404).end();
    });
    await new Promise<void>((listening) => catalogue.listen(0, '127.0.0.1', listening));
    const url = `http://127.0.0.1:${(catalogue.address() as AddressInfo).port}`;
    const lookup = { doiUrl: url, isbnUrl: url, internal: true };
    server = await startServer(database, { lookup, logLevel: 'silent' });
    person = await buildPerson(server);
  });
  afterAll(async () => {
    await server.close();
    catalogue.close();
  });

  const ask = (body: object, on: TestServer = server, who = person) =>
    call(on, 'POST', '/source/lookup', { ...who, body });

  it('has the fields that a record prints', async () => {
    const { status, body } = await ask({ doi: 'https://doi.org/10.99999/wear.7' });
    expect(status).toBe(200);
    expect(body.csl).toEqual({
      type: 'article-journal',
      title: 'Wear of quiet bushings',
      author: [{ family: 'Ash', given: 'John' }],
      'container-title': 'Friction',
      issued: { 'date-parts': [[2028, 5]] },
      page: '15-20',
      DOI: '10.99999/wear.7',
    });
    const wishes = asked.map(({ headers }) => headers.accept);
    expect(wishes.every((wish) => wish?.includes('csl+json'))).toBe(true);
  });

  it('is a book by its ISBN, with hyphens and without', async () => {
    const { body } = await ask({ isbn: 'ISBN 978-5-00000-001-4' });
    expect(body.csl).toEqual({
      type: 'book',
      title: 'Опоры мостов',
      genre: 'учебное пособие',
      author: [{ family: 'Сорока', given: 'Анна' }],
      publisher: 'Пролёт',
      'publisher-place': 'Москва',
      issued: { 'date-parts': [[2030]] },
      'number-of-pages': '210',
      ISBN,
    });
  });

  it('is not found where the catalogue does not know it, or answers with a page', async () => {
    const numbers = [{ doi: '10.99999/none' }, { doi: '10.99999/page' }, { isbn: '5000000013' }];
    for (const number of numbers) {
      const { status, body } = await ask(number);
      expect([status, body.code]).toEqual([422, 'lookup_absent']);
    }
  });

  it('is refused before anybody is asked where the number cannot be one', async () => {
    const before = asked.length;
    const wrong = [{ doi: 'wear.7' }, { isbn: '9785000000015' }, { doi: '10.9/a', isbn: ISBN }, {}];
    for (const number of wrong) expect((await ask(number)).status).toBe(422);
    expect(asked).toHaveLength(before);
  });

  it('is plainly out of reach when the catalogue is broken', async () => {
    const { body } = await ask({ doi: '10.99999/broken' });
    expect(body.code).toBe('lookup_unreachable');
    expect(body.detail).toContain('введите источник вручную');
  });

  it('is never asked for within the own network, nor where the look-up is switched off', async () => {
    const { lookup } = server.deps.config;
    const before = asked.length;
    for (const set of [{ internal: false }, { doiUrl: '' }]) {
      const strict = await startServer(database, {
        lookup: { ...lookup, ...set },
        logLevel: 'silent',
      });
      const { body } = await ask({ doi: '10.99999/wear.7' }, strict, await buildPerson(strict));
      expect(body.code).toBe('lookup_unreachable');
      await strict.close();
    }
    expect(asked).toHaveLength(before);
  });

  it('is looked for within where the operator has named it, never where that sends on to', async () => {
    const { body } = await ask({ doi: '10.99999/sent' });
    expect(body.code).toBe('lookup_unreachable');
    expect(asked.at(-1)?.url).toBe('/10.99999/sent');
  });

  it('is asked for thirty times in ten minutes at most', async () => {
    const strict = await startServer(database, {
      lookup: { ...server.deps.config.lookup },
      limitsFactor: 1,
    });
    const eager = await buildPerson(strict);
    const answers: number[] = [];
    for (let n = 0; n < 31; n += 1) answers.push((await ask({ isbn: ISBN }, strict, eager)).status);
    expect(answers.filter((status) => status === 200)).toHaveLength(30);
    expect(answers.at(-1)).toBe(429);
    await strict.close();
  });
});
