import { domainToASCII, domainToUnicode } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyEmailSchema, emailSchema } from './fields.ts';
import { decodeLabel, mailAddress } from './mail-address.ts';

describe('an e-mail address', () => {
  it.each([
    ' Анна@Кафедра.РФ ',
    'анна@кафедра.xn--p1ai',
    'анна@XN--80AALDX3BZA.XN--P1AI',
    'анна@кафедра.рф.',
    'АННА@xn--80aaldx3bza.рф.',
  ])('typed as %s is one and the same', (typed) => {
    expect(emailSchema.parse(typed)).toBe('анна@кафедра.рф');
    expect(anyEmailSchema.parse(typed)).toBe('анна@кафедра.рф');
  });

  it('is composed, in its domain too', () => {
    const typed = 'андрей@чайка.рф';
    for (const form of ['NFC', 'NFD', 'NFKD'] as const) {
      expect(emailSchema.parse(typed.normalize(form))).toBe(typed);
    }
  });

  it.each([
    ['a@1.2.3.4', 'a@1.2.3.4'],
    ['a@b.ru/c', 'a@b.ru/c'],
    ['a@user%40evil.ru', 'a@user%40evil.ru'],
    ['no address', 'no address'],
    ['a@xn--.рф', 'a@xn--.рф'],
    ['a@mail.ru..', 'a@mail.ru..'],
  ])('that is none, %s, is left as it is and refused', (typed, left) => {
    expect(mailAddress(typed)).toBe(left);
    expect(anyEmailSchema.safeParse(typed).success).toBe(false);
    expect(emailSchema.safeParse(typed).success).toBe(false);
  });

  it.each([
    // the layout of the keyboard was another
    ['а@mail.ru', 'email_cyrillic'],
    ['аnna@mail.ru', 'email_cyrillic'],
    ['анна@gmail.com', 'email_cyrillic'],
    ['anna@mаil.ru', 'email_cyrillic'],
    // a letter of the other alphabet that looks the same
    ['анна@кaфедра.рф', 'email_mixed'],
    ['аnna@кафедра.рф', 'email_mixed'],
    ['.a@mail.ru', 'email_invalid'],
    ['a.@mail.ru', 'email_invalid'],
    ['a@-mail.ru', 'email_invalid'],
    ['a@mail-.ru', 'email_invalid'],
    ['a@sub.-mail.ru', 'email_invalid'],
    ['שלום@mail.ru', 'email_invalid'],
  ])('to which no mail can come, %s, is refused by %s', (typed, message) => {
    for (const schema of [emailSchema, anyEmailSchema]) {
      expect(schema.safeParse(typed).error?.issues[0]?.message).toBe(message);
    }
  });

  it.each([
    'анна@кафедра.рф',
    'anna@кафедра.рф',
    'анна.smith@кафедра.рф',
    'a.b-c+d@xn-x.mail-1.ru',
    'anna@кафедра.mail.ru',
    '-a@mail.ru',
  ])('may be %s', (typed) => {
    expect(emailSchema.parse(typed)).toBe(typed);
  });

  it('has one form: its form is its form', () => {
    const part = fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' });
    fc.assert(
      fc.property(part, part, fc.constantFrom('ru', 'рф', 'RU', 'com'), (name, domain, zone) => {
        const once = mailAddress(`${name}@${domain}.${zone}`);
        expect(mailAddress(once)).toBe(once);
      }),
    );
  });

  it.each([`${'я'.repeat(1_000_000)}@mail.ru`, `a@${'b.'.repeat(500_000)},`])(
    'of a megabyte is answered at once, %#',
    (typed) => {
      // a pattern that goes through it for each of its letters outlasts the time of a test
      for (const schema of [emailSchema, anyEmailSchema]) {
        const { error } = schema.safeParse(typed);
        expect(error?.issues.map(({ message }) => message)).toEqual(['email_invalid']);
      }
    },
  );
});

it('labels are decoded as Node decodes them', () => {
  const letters = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюяüßñéøłşğ漢字日本語0123456789abcxyz-'.split('');
  const label = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(label, (typed) => {
      const coded = domainToASCII(`я${typed}я`);
      fc.pre(coded.startsWith('xn--'));
      expect(decodeLabel(coded)).toBe(domainToUnicode(coded));
    }),
  );
});
