import { AppError, ERROR_STATUS, type ErrorBody } from '@pv/contract';
import { localeFromHeader } from '@pv/texts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { Locale } from '../context.ts';
import { errorText } from '../error-text.ts';

function bodyOf(error: AppError, locale: Locale): ErrorBody {
  const { code, data, fields } = error;
  return {
    detail: errorText(error, locale),
    code,
    ...(data && { data }),
    ...(fields && { fields }),
  };
}

/** A text key as our schemas give it, with the limit that was broken: `field_short:3`. */
const TEXT_KEY = /^[a-z]+(?:_[a-z]+)*(?::\d+)?$/;

/** The text key of a problem; what is of a wrong kind altogether has only zod's English words. */
function keyOf(message = ''): string {
  if (TEXT_KEY.test(message)) return message;
  return message.endsWith('received undefined') ? 'field_empty' : 'field_wrong';
}

/** The wrong fields of a refused request: path → text key of the first problem. */
function validationBody(error: FastifyError, locale: Locale): ErrorBody {
  const fields: Record<string, string> = {};
  for (const problem of error.validation ?? []) {
    const path = problem.instancePath.split('/').filter(Boolean).join('.');
    fields[path] ??= keyOf(problem.message);
  }
  return { ...bodyOf(new AppError('validation_failed'), locale), fields };
}

/** What Fastify itself refuses, as codes of ours. */
const FASTIFY_STATUS: Record<number, AppError['code']> = {
  404: 'not_found',
  413: 'payload_too_large',
  429: 'too_many_requests',
};

function codeOf({ statusCode = 500 }: FastifyError): AppError['code'] | null {
  if (statusCode >= 500) return null;
  return FASTIFY_STATUS[statusCode] ?? 'validation_failed';
}

/** Whoever asked has gone before his request was read whole: nobody waits for an answer. */
function isGone(error: FastifyError, { raw }: FastifyRequest): boolean {
  return error.code === 'ECONNRESET' && raw.destroyed;
}

/** Answers an address that cannot be read, such as `/%zz`: no route and no hook has seen it. */
export function answerBadUrl(_: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const locale = localeFromHeader(request.headers['accept-language']);
  reply.code(ERROR_STATUS.not_found).send(bodyOf(new AppError('not_found'), locale));
}

/** Turns every error into the body that the contract promises; the cause goes to the log only. */
export const errorsPlugin = fastifyPlugin(async (app) => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (hasZodFastifySchemaValidationErrors(error)) {
      return reply.code(422).send(validationBody(error, request.locale));
    }
    const code = codeOf(error);
    const known = error instanceof AppError ? error : code ? new AppError(code) : null;
    if (known) {
      if (known.data?.wait) reply.header('retry-after', known.data.wait);
      return reply.code(ERROR_STATUS[known.code]).send(bodyOf(known, request.locale));
    }
    if (isGone(error, request)) request.log.info('the request was broken off');
    else request.log.error({ err: error }, 'unexpected error');
    return reply.code(500).send(bodyOf(new AppError('internal'), request.locale));
  });
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send(bodyOf(new AppError('not_found'), request.locale)),
  );
});
