import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Answers with a stream of events that goes on until either side ends it. */
export function sendEvents(reply: FastifyReply, events: Readable): void {
  reply.hijack();
  const { raw } = reply;
  const headers = {
    ...reply.getHeaders(),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
    // kept alive after its end it would keep the server from stopping
    connection: 'close',
  };
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) raw.setHeader(name, value);
  }
  raw.writeHead(200);
  raw.on('close', () => events.destroy());
  raw.on('error', () => events.destroy());
  // a stream that is dropped because nobody reads it takes its connection along
  events.on('close', () => {
    if (!raw.writableEnded) raw.destroy();
  });
  // who left while the session was looked up closes no second time
  if (raw.destroyed) return void events.destroy();
  events.pipe(raw);
}
