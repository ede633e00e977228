import { expect, it } from 'vitest';
import { isDemoAddress } from '../demo/people.ts';
import type { Mail } from './mailer.ts';
import { skipDemo } from './skip-demo.ts';

it('sends to everybody but demo people', async () => {
  const sent: string[] = [];
  const mailer = skipDemo(
    {
      async send(mail) {
        sent.push(mail.to);
      },
      async close() {
        sent.push('closed');
      },
    },
    isDemoAddress,
  );
  const mail = (to: string): Mail => ({ to, subject: 'Тема', text: 'Текст', html: '' });
  for (const to of ['student@demo.ru', 'anna@mail.ru', 'demo.ru@mail.ru']) {
    await mailer.send(mail(to));
  }
  await mailer.close();
  expect(sent).toEqual(['anna@mail.ru', 'demo.ru@mail.ru', 'closed']);
});
