import { describe, expect, it } from 'vitest';
import { mailPage } from './mail-page.ts';

const mail = (text: string) => ({
  to: 'anna@mail.ru',
  subject: 'Код <b>',
  text,
  created_at: '2026-11-20T10:00:00.000Z',
});

describe('the page of mails', () => {
  it('shows each mail as it was written, with its links', () => {
    const page = mailPage([mail('Откройте http://localhost:3000/invite?a=1&b=2 сегодня')]);
    expect(page).toContain(
      '<a href="http://localhost:3000/invite?a=1&amp;b=2">http://localhost:3000/invite?a=1&amp;b=2</a>',
    );
    expect(page).toContain('Код &lt;b&gt;');
    expect(page).toContain('anna@mail.ru');
  });

  it('takes nothing in a mail for a tag', () => {
    expect(mailPage([mail('<script>alert(1)</script> "')])).not.toContain('<script>');
  });

  it('says that there are none', () => {
    expect(mailPage([])).toContain('Писем пока нет.');
  });
});
