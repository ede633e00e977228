import { expect, it } from 'vitest';
import { fetchIn } from './Captcha.tsx';

it('asks in the chosen language and leaves the rest of the request as it is', async () => {
  const sent: Request[] = [];
  const transport: typeof fetch = async (input, init) => {
    sent.push(new Request(input, init));
    return new Response();
  };
  const headers = { Accept: 'application/json', 'Accept-Language': 'de' };
  await fetchIn('en', transport)('https://provektor.ru/api/auth/captcha', { headers });
  await fetchIn('ru', transport)('https://provektor.ru/api/auth/captcha');
  const told = sent.map(({ headers: of }) => [of.get('Accept-Language'), of.get('Accept')]);
  expect(told).toEqual([
    ['en', 'application/json'],
    ['ru', null],
  ]);
});
