import { createHash } from 'node:crypto';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { PageRenderer, RenderedPage } from '@pv/contract';
import { localeInSearch } from '@pv/texts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { chosenLanguage, languageCookie } from './pages/chosen-language.ts';
import { drawPage } from './pages/draw-page.ts';
import { keptLocale } from './pages/reader-locale.ts';

/** Paths that are never a page: calls, and files of some build. */
const NO_PAGE = /^\/(api|assets)\//;

/**
 * What a script may do that runs as a worker; in a page the policy of the page holds instead. Spelling is
 * compiled for WebAssembly and carries its code as a data address.
 */
const WORKER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self' data:";

interface WebOptions {
  folder: string;
  publicUrl: string;
  /** Null where pages are drawn in the browser alone. */
  renderer: PageRenderer | null;
}

/**
 * Keeps the language that the address of a page asks for, so that the pages after it are drawn in it too:
 * their addresses do not ask again, and without JavaScript nobody else remembers it.
 */
function keepAsked(request: FastifyRequest, reply: FastifyReply): void {
  const [path = ''] = request.url.split('?', 1);
  const asked = localeInSearch(request.url.slice(path.length));
  if (asked === null || asked === keptLocale(request.headers)) return;
  // no cache between may give the cookie to others
  reply.header('set-cookie', languageCookie(asked)).header('cache-control', 'private, no-cache');
}

/** Sends a drawn page, or only that it has not changed. */
function sendPage(
  { html, status }: Extract<RenderedPage, { kind: 'page' }>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;
  reply
    .header('cache-control', 'no-cache')
    .header('vary', 'Accept-Language, Cookie')
    .header('etag', etag);
  keepAsked(request, reply);
  if (status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.code(status).type('text/html; charset=utf-8').send(html);
}

/**
 * Serves the built web app: hashed files for a year, pages fresh each time. Public pages are drawn here;
 * those of signed-in people, and whatever could not be drawn, are left to the browser.
 */
export const webPlugin = fastifyPlugin<WebOptions>(async (app, { folder, publicUrl, renderer }) => {
  const { origin } = new URL(publicUrl);
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    // the build lays what is packed beside what is not
    preCompressed: true,
    setHeaders: (reply, path) => {
      const hashed = path.startsWith(join(folder, 'assets'));
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (hashed && path.includes('.js')) reply.header('content-security-policy', WORKER_POLICY);
    },
  });
  // programs that read no page ask for it by this name
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/icon.svg', 301));
  // the router of the web app decides what a path means; a file of an earlier build is gone, and a
  // page in its place would be taken for a broken script
  app.get('/*', async (request, reply) => {
    if (NO_PAGE.test(request.url)) return reply.callNotFound();
    const chosen = chosenLanguage(request.url);
    if (chosen) {
      reply.header('set-cookie', languageCookie(chosen.locale)).header('cache-control', 'no-store');
      return reply.redirect(chosen.back, 303);
    }
    const page = renderer && (await drawPage({ app, renderer, origin }, request));
    if (page?.kind === 'page') return sendPage(page, request, reply);
    if (page?.kind === 'moved') return reply.redirect(page.to, page.forGood ? 301 : 302);
    if (page) {
      reply.header('x-robots-tag', 'noindex').header('vary', 'Accept-Language, Cookie');
      return reply
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(page.html);
    }
    return reply.sendFile('index.html');
  });
});
