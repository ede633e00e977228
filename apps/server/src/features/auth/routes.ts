import { AppError, endpoints } from '@pv/contract';
import { isLocale } from '@pv/texts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps, Locale } from '../../context.ts';
import { route } from '../../http/route.ts';
import { bearerOf } from '../../http/session.ts';
import { makeChallenge } from './captcha/make-challenge.ts';
import { confirmRegistration } from './operations/confirm-registration.ts';
import { endOtherSessions } from './operations/end-other-sessions.ts';
import { endSession } from './operations/end-session.ts';
import { findResetLink } from './operations/find-reset-link.ts';
import { listSessions } from './operations/list-sessions.ts';
import { refreshSession } from './operations/refresh-session.ts';
import { requestReset } from './operations/request-reset.ts';
import { resendCode } from './operations/resend-code.ts';
import { resetPassword } from './operations/reset-password.ts';
import { signIn } from './operations/sign-in.ts';
import { signUp } from './operations/sign-up.ts';
import type { Device } from './sessions/open-session.ts';

/** The language that the app speaks; the list of a browser, or of a script, is nobody's choice. */
function spokenIn({ headers }: FastifyRequest): Locale | null {
  const named = headers['accept-language'];
  return isLocale(named) ? named : null;
}

const deviceOf = (request: FastifyRequest): Device => ({
  agent: request.headers['user-agent'] ?? '',
  address: request.ip,
  locale: spokenIn(request),
});

/** Signing up, in and out, recovery and sessions. */
export function authRoutes(app: FastifyInstance, deps: Deps): void {
  const { auth } = endpoints;
  route(app, auth.captcha, async () => ({ ...(await makeChallenge(deps)) }));
  route(app, auth.signUp, ({ body, address, locale }) =>
    signUp(deps, { ...body, captcha: body.captcha, address, locale }),
  );
  route(app, auth.verifySignUp, ({ body, request }) =>
    confirmRegistration(deps, {
      ...(body.email !== undefined && { email: body.email }),
      code: body.code,
      registrationId: body.registration_id,
      device: deviceOf(request),
    }),
  );
  route(app, auth.generateCode, async ({ body, locale }) => {
    await resendCode(deps, { email: body.email, registrationId: body.registration_id, locale });
    return null;
  });
  route(app, auth.signIn, ({ body, request, locale }) =>
    signIn(deps, { ...body, captcha: body.captcha, device: deviceOf(request), locale }),
  );
  route(app, auth.requestReset, async ({ body, request }) => {
    await requestReset(deps, { ...body, captcha: body.captcha, device: deviceOf(request) });
    return null;
  });
  route(app, auth.verifyReset, async ({ body }) => {
    const props = { ...body, secret: deps.config.secret, now: deps.clock() };
    if (!(await findResetLink(deps.connection.db, props))) throw new AppError('link_invalid');
    return null;
  });
  route(app, auth.resetPassword, async ({ body }) => {
    await resetPassword(deps, body);
    return null;
  });
  route(app, auth.refresh, async ({ request }) => {
    const token = bearerOf(request);
    if (!token) throw new AppError('unauthorized');
    return refreshSession(deps, token, spokenIn(request));
  });
  route(app, auth.signOut, async ({ actor }) => {
    await endSession(deps, actor).catch((error) => {
      // signing out twice is no failure
      if (!(error instanceof AppError)) throw error;
    });
    return null;
  });
  route(app, auth.sessions, ({ actor, query }) => listSessions(deps.connection.db, actor, query));
  route(app, auth.endOtherSessions, async ({ actor }) => {
    await endOtherSessions(deps, actor);
    return null;
  });
  route(app, auth.endSession, async ({ actor, params }) => {
    await endSession(deps, { userId: actor.userId, sessionId: params.id });
    return null;
  });
}
