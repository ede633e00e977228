import { describe, expect, it } from 'vitest';
import { greeting } from './greeting.ts';

describe('the greeting in the console', () => {
  it('names the address, the ten demo people and their password', () => {
    const text = greeting({ publicUrl: 'http://localhost:3000', demo: true });
    expect(text).toContain('http://localhost:3000');
    expect(text.match(/\w+@demo\.ru/g)).toHaveLength(10);
    expect(text).toContain('demo-password');
  });

  it('names nobody where there are no demo people', () => {
    expect(greeting({ publicUrl: 'https://proj.example', demo: false })).not.toContain('demo');
  });
});
