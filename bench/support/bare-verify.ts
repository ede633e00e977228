import Fastify from 'fastify';
import {
  hashPassword,
  passwordFits,
} from '../../apps/server/src/features/auth/passwords/hash-password.ts';

/** The least that a sign-in can cost: Fastify and the check of one password against its hash. */
const stored = await hashPassword('demo-password');
const app = Fastify();
app.get('/api/health', async () => ({ ok: true }));
app.post<{ Body: { password: string } }>('/api/auth/sign_in', async ({ body }) => ({
  fits: await passwordFits(stored, body.password),
}));
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
