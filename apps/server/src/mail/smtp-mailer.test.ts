import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operatorOf } from '../operator.ts';
import { composeMail } from './compose-mail.ts';
import { smtpMailer } from './smtp-mailer.ts';

interface Received {
  to: string[];
  headers: string;
  body: string;
}

const received: Received[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    let text = '';
    stream.on('data', (chunk) => {
      text += chunk;
    });
    stream.on('end', () => {
      const [headers = '', ...body] = text.split('\r\n\r\n');
      const to = session.envelope.rcptTo.map(({ address }) => address);
      received.push({ to, headers, body: body.join('\r\n\r\n') });
      done();
    });
  },
});
let mailer: ReturnType<typeof smtpMailer>;

beforeAll(async () => {
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  mailer = smtpMailer(`smtp://127.0.0.1:${address.port}`, 'Провектор <no-reply@works.ru>');
});
afterAll(async () => {
  await mailer.close();
  await new Promise<void>((closed) => server.close(closed));
});

const send = async (to: string, subject: string, paragraph = 'Текст') => {
  received.length = 0;
  await mailer.send(composeMail(unnamed, 'ru', { to, subject, paragraphs: [paragraph] }));
  return received[0];
};

const unnamed = { config: { operator: operatorOf({}) } };

it('sends both forms of a mail to its reader over SMTP', async () => {
  const mail = await send('anya@mail.ru', 'Код 123456');
  expect(mail?.to).toEqual(['anya@mail.ru']);
  expect(mail?.headers).toMatch(/^From: .*<no-reply@works\.ru>$/m);
  expect(mail?.body).toContain('text/plain');
  expect(mail?.body).toContain('text/html');
});

it('reaches a mailbox whose domain is written in letters of its language', async () => {
  const mail = await send('anya@кафедра.рф', 'Код');
  // the test's server says it in letters again
  expect(mail?.to).toEqual(['anya@кафедра.рф']);
  expect(mail?.headers).toMatch(/^To: anya@xn--80aaldx3bza\.xn--p1ai$/m);
  expect((await send('аня@кафедра.рф', 'Код'))?.to).toEqual(['аня@кафедра.рф']);
});

it.each(['Проект\r\nBcc: evil@mail.ru', 'Work\nBcc: evil@mail.ru', 'Work\r\n\r\n<b>body</b>'])(
  'adds no header and no reader for the title %j',
  async (title) => {
    const mail = await send('anya@mail.ru', title);
    expect(mail?.to).toEqual(['anya@mail.ru']);
    expect(mail?.headers).not.toMatch(/^bcc:/im);
    expect(mail?.headers).toMatch(/^Content-Type: multipart\/alternative/m);
  },
);

it('shows what people have typed as text and never as HTML', async () => {
  const typed = '<img src=x onerror=alert(1)> & "кавычки"';
  const { html } = composeMail(unnamed, 'ru', {
    to: 'anya@mail.ru',
    subject: typed,
    paragraphs: [typed],
    button: { title: typed, href: 'https://works.ru/?a="><script>' },
  });
  expect(html).not.toMatch(/<img|<script|onerror=alert\(1\)>/);
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;кавычки&quot;');
});

it('tells mail programs how such mails are switched off with one request', async () => {
  received.length = 0;
  const unsubscribe = 'https://works.ru/api/notifications/unsubscribe?token=a.b.c';
  const letter = { to: 'anya@mail.ru', subject: 'Ваш ход', paragraphs: ['Текст'], unsubscribe };
  await mailer.send(composeMail(unnamed, 'ru', letter));
  const headers = received[0]?.headers.replace(/\r\n\s+/g, ' ') ?? '';
  expect(headers).toContain(`List-Unsubscribe: <${unsubscribe}>`);
  expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

it('says so when the other side does not take a mail', async () => {
  server.onRcptTo = (_address, _session, done) => done(new Error('mailbox full'));
  await expect(send('full@mail.ru', 'Тема')).rejects.toThrow('mailbox full');
});

const OPERATOR = { OPERATOR_NAME: 'ООО «Вуз & Ко»', OPERATOR_INN: '7701234567' };
const letter = { to: 'anna@example.ru', subject: 'Код', paragraphs: ['Ваш код.'] };

it('says at the foot who runs the service and how to reach him, in the language of the mail', () => {
  const operator = operatorOf({
    ...OPERATOR,
    OPERATOR_NAME_EN: 'Vuz & Co LLC',
    OPERATOR_EMAIL: 'info@vuz.ru',
    OPERATOR_ADDRESS: 'Москва, Тверская, 1',
    OPERATOR_ADDRESS_EN: '1 Tverskaya, Moscow',
  });
  const ru = composeMail({ config: { operator } }, 'ru', letter);
  const en = composeMail({ config: { operator } }, 'en', letter);
  expect(ru.text).toContain(
    'Сервис ведёт ООО «Вуз & Ко», ИНН\u00a07701234567. Контакты: info@vuz.ru, Москва, Тверская, 1.',
  );
  expect(ru.html).toContain('Сервис ведёт ООО «Вуз &amp; Ко», ИНН\u00a07701234567. Контакты: ');
  expect(en.text).toContain(
    'The service is run by Vuz & Co LLC, INN\u00a07701234567. Contact: info@vuz.ru, 1 Tverskaya, Moscow.',
  );
});

it('says no more of who runs the service than the installation does', () => {
  const operator = operatorOf(OPERATOR);
  const named = composeMail({ config: { operator } }, 'ru', letter);
  expect(named.text).toMatch(/Сервис ведёт ООО «Вуз & Ко», ИНН\u00a07701234567\.$/);
  const nobody = composeMail(unnamed, 'ru', letter);
  expect(`${nobody.text}${nobody.html}`).not.toContain('Сервис ведёт');
});
