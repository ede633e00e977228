import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import fastifyPlugin from 'fastify-plugin';

const pack = promisify(gzip);

/** Shorter answers fit into one packet as they are, bytes. */
const LEAST = 1024;
/** What is text and is sent whole; streams, files and ranges of them go as they are. */
const TEXTS = /^(?:application\/json|text\/html|application\/xml)\b/;
const GZIP = /(?:^|[\s,])gzip(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;
/** Answers with tokens: how far such a one can be packed would tell of what stands in it. */
const SECRET = /^\/api\/auth\//;

const worthPacking = (payload: unknown, type: unknown): payload is string =>
  typeof payload === 'string' && TEXTS.test(String(type)) && Buffer.byteLength(payload) >= LEAST;

/** Packs longer answers of text by gzip where there is no proxy that would; the build comes packed already. */
export const packingPlugin = fastifyPlugin(async (app) => {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!worthPacking(payload, reply.getHeader('content-type'))) return payload;
    if (SECRET.test(request.url) || reply.hasHeader('content-encoding')) return payload;
    const vary = reply.getHeader('vary');
    reply.header('vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding');
    if (!GZIP.test(String(request.headers['accept-encoding'] ?? ''))) return payload;
    reply.header('content-encoding', 'gzip').removeHeader('content-length');
    return pack(payload);
  });
});
