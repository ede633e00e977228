import { describe, expect, it } from 'vitest';
import { greeting } from './greeting.ts';

const config = { publicUrl: 'http://localhost:3000', devMail: true };

describe('the greeting in the console', () => {
  it('names the address, the demo people who are there and their password', () => {
    const text = greeting(config, ['a@demo.ru', 'b@demo.ru', 'c@demo.ru', 'd@demo.ru']);
    expect(text).toContain('http://localhost:3000');
    expect(text).toContain('http://localhost:3000/api/dev/mail');
    expect(text.match(/\w+@demo\.ru/g)).toHaveLength(4);
    expect(text).toContain('demo-password');
  });

  it('promises nobody in a database of other people', () => {
    const text = greeting(config, []);
    expect(text).not.toContain('demo-password');
    expect(text).not.toContain('sign in');
  });

  it('names nobody where there are no demo people', () => {
    const text = greeting({ publicUrl: 'https://proj.example', devMail: false }, []);
    expect(text).not.toContain('demo');
    expect(text).not.toContain('mail');
  });

  it('warns where the mails of everybody are open beside real people', () => {
    expect(greeting(config, [])).not.toContain('WARNING');
    expect(greeting({ ...config, publicUrl: 'https://proj.example' }, [])).toContain('WARNING');
  });
});
