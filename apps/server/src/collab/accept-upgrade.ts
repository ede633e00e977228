import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Hocuspocus } from '@hocuspocus/server';
import { LIVE_PATH, LIVE_UPDATE_MAX_BYTES } from '@pv/contract';
import { type WebSocket, WebSocketServer } from 'ws';
import type { LiveContext } from './connection-context.ts';

/** A message may be a little longer than the update in it. */
const ENVELOPE_BYTES = 1024;

const pathOf = (request: IncomingMessage): string => (request.url ?? '').split('?')[0] ?? '';

/** A browser names the page that connects; a page of another site may not. */
function fromOurPages(request: IncomingMessage, publicUrl: string): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return origin === new URL(publicUrl).origin || new URL(origin).host === host;
}

/** Answers and lets go: from here on Node neither listens to this socket nor ends it by itself. */
function refuse(socket: Duplex, line: string): void {
  socket.on('error', () => undefined);
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${line}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** The library wants a request as `fetch` knows it. */
function fetchRequest(request: IncomingMessage): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  return new Request(new URL(request.url ?? '/', 'http://localhost'), { headers });
}

function connect(live: Hocuspocus<LiveContext>, socket: WebSocket, request: IncomingMessage) {
  const connection = live.handleConnection(socket, fetchRequest(request));
  socket.on('message', (data: Buffer) => {
    connection.handleMessage(new Uint8Array(data.buffer, data.byteOffset, data.byteLength));
  });
  socket.on('close', (code, reason) => connection.handleClose({ code, reason: String(reason) }));
  // what is wrong with a socket ends in `close`; without a listener it would end the process
  socket.on('error', () => undefined);
}

/** Takes WebSocket connections to the live path. Gives the function that ends them all. */
export function acceptUpgrades(
  live: Hocuspocus<LiveContext>,
  server: Server,
  publicUrl: string,
): () => void {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LIVE_UPDATE_MAX_BYTES + ENVELOPE_BYTES,
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (pathOf(request) !== LIVE_PATH) return refuse(socket, '404 Not Found');
    if (!fromOurPages(request, publicUrl)) return refuse(socket, '403 Forbidden');
    sockets.handleUpgrade(request, socket, head, (opened) => connect(live, opened, request));
  });
  return () => {
    for (const socket of sockets.clients) socket.terminate();
    sockets.close();
  };
}
