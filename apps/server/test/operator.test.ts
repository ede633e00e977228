import { describe, expect, it } from 'vitest';
import { operatorOf } from '../src/operator.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';

const shown = async (server: TestServer, path: string, language: 'ru' | 'en') =>
  (await call(server, 'GET', `/web_pages/?path=${path}`, { language })).body.html;

describe('the papers of the site', () => {
  it('name whoever runs the installation where it says so, and stay blank of what is not said', async () => {
    const named = await startServer(database, {
      operator: operatorOf({
        OPERATOR_NAME: 'ООО «Вуз & Ко»',
        OPERATOR_NAME_EN: 'Vuz & Co LLC',
        OPERATOR_INN: '7701234567',
        OPERATOR_EMAIL: 'info@vuz.ru',
      }),
    });
    try {
      expect(await shown(named, 'rules', 'ru')).toContain(
        'ООО «Вуз &amp; Ко», [ОГРН], ИНН\u00a07701234567, [адрес]',
      );
      expect(await shown(named, 'gpdr', 'en')).toContain(
        'Vuz &amp; Co LLC, [OGRN], INN\u00a07701234567',
      );
      expect(await shown(named, 'privacy', 'ru')).toContain(
        'ООО «Вуз &amp; Ко», [адрес], info@vuz.ru',
      );
      const { body } = await call(named, 'GET', '/web_pages/operator');
      expect(body).toMatchObject({
        name: { ru: 'ООО «Вуз & Ко»', en: 'Vuz & Co LLC' },
        ogrn: null,
      });
    } finally {
      await named.close();
    }
  });
});
