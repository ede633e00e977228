import { expect, it } from 'vitest';
import { recallAccessToken, signAccessToken } from './access-token.ts';

const SECRET = 'a'.repeat(64);
const actor = { userId: 'u', sessionId: 's', email: 'e@demo.ru', profileName: 'Орлова М.' };
const later = (minutes: number) => new Date(Date.UTC(2026, 0, 1) + minutes * 60_000);

it('knows a token again until it expires, and under its own secret only', async () => {
  const ids = { userId: crypto.randomUUID(), sessionId: crypto.randomUUID() };
  const who = { ...actor, ...ids };
  const token = await signAccessToken(SECRET, who, later(0), 10);
  const read = (minutes: number, secret = SECRET) =>
    recallAccessToken(secret, token, later(minutes));
  expect([await read(0), await read(9)]).toEqual([who, who]);
  expect([await read(5, 'b'.repeat(64)), await read(10), await read(9)]).toEqual([null, null, who]);
  expect(await recallAccessToken(SECRET, `${token}x`, later(1))).toBeNull();
});
