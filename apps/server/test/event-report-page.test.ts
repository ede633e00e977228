import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureBuilt, webFolder } from '../../../tools/build.mjs';
import { type BuiltEvent, buildEvent } from './support/build-event.ts';
import { database } from './support/databases.ts';
import { deadControls } from './support/dead-controls.ts';
import { startServer, type TestServer } from './support/server.ts';

const BUILDING = 300_000;

describe('the report page of an event', () => {
  let server: TestServer;
  let built: BuiltEvent;
  beforeAll(async () => {
    await ensureBuilt();
    server = await startServer(database, {
      webDir: webFolder,
      publicUrl: 'https://provektor.example',
    });
    built = await buildEvent(server);
  }, BUILDING);
  afterAll(() => server.close());

  const page = (type = 'nir', language = 'ru') =>
    server.app.inject({
      method: 'GET',
      url: `/control-event-report/${type}/${built.event.id}?lang=${language}`,
    });

  it('is not there before it is published, and says nothing of the event', async () => {
    await built.move('announced');
    await built.move('running');
    const { statusCode, body } = await page();
    expect(statusCode).toBe(404);
    expect(body).not.toContain(built.event.title);
  });

  it('has the whole report in it for whoever runs no scripts, and no search engine keeps it', async () => {
    const { chair, curator, ask, read, move, mark } = built;
    const [one, two] = (await read(chair)).works.map(({ id }) => id);
    await ask(chair, 'PATCH', `/work/${one}`, { state: 'talking' });
    await mark(chair, one ?? '', [5, 4]);
    await ask(chair, 'PATCH', `/work/${one}`, { state: 'closed', decision: 'Рекомендовать' });
    await ask(curator, 'PATCH', `/work/${two}`, { state: 'absent' });
    await move('finished');
    await move('published');
    await ask(built.first.researcher, 'PUT', '/publication', { agreed: true });
    const { statusCode, headers, body } = await page();
    expect(statusCode).toBe(200);
    for (const text of [built.event.title, 'Сварные швы', '4,4', 'Рекомендовать', 'Актуальность']) {
      expect(body).toContain(text);
    }
    expect(body).toContain('не явились');
    expect(body).not.toContain(chair.name);
    expect(body).toContain('<meta name="robots" content="noindex"');
    expect(body).not.toContain('rel="canonical"');
    expect(`${headers['cache-control']}`).toMatch(/no-cache|no-store/);
    expect(deadControls(body)).toEqual([]);
    expect(body).not.toMatch(/[>"](eventReport|eventWords)\.\w/);
  });

  it('speaks English, and is there under its own type alone', async () => {
    const english = (await page('nir', 'en')).body;
    expect(english).toContain('Works and results');
    expect(english).not.toMatch(/[>"](eventReport|eventWords)\.\w/);
    expect((await page('startup')).statusCode).toBe(404);
    expect((await page('rubbish')).statusCode).toBe(404);
  });

  it('is gone when it is taken back, and stands on no map of the site', async () => {
    expect((await server.app.inject('/sitemap.xml')).body).not.toContain('control-event-report');
    await built.move('finished');
    expect((await page()).statusCode).toBe(404);
  });
});
