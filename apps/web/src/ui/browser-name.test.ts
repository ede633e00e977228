import { describe, expect, it } from 'vitest';
import { browserName } from './browser-name.ts';

describe('the name of a browser', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
      'Chrome, Windows',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 YaBrowser/25.8 Safari/537.36',
      'Yandex Browser, Windows',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari, iOS',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140 Mobile Safari/537.36',
      'Chrome, Android',
    ],
    ['curl/8.1', 'curl'],
  ])('in %s', (agent, name) => {
    expect(browserName(agent)).toBe(name);
  });

  it('is followed by its version where that is asked for', () => {
    const told = (agent: string) => browserName(agent, { version: true });
    const chrome =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
    expect(told(`${chrome} Chrome/130.0.0.0 Safari/537.36`)).toBe('Chrome 130, Windows');
    expect(told(`${chrome} Chrome/128.0 YaBrowser/24.10.0 Safari/537.36`)).toBe(
      'Yandex Browser 24, Windows',
    );
    expect(
      told('Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Safari/604.1'),
    ).toBe('Safari 17, iOS');
    expect(told('Lynx/2.9')).toBe('Lynx/2.9');
  });
});
