import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import proxyAddress, { compile } from '@fastify/proxy-addr';
import type { Hocuspocus } from '@hocuspocus/server';
import { LIVE_PATH, LIVE_UPDATE_MAX_BYTES } from '@pv/contract';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Config } from '../config.ts';
import type { LiveContext } from './connection-context.ts';

/** A message may be a little longer than the update in it. */
const ENVELOPE_BYTES = 1024;

/** Before signing in: sockets of one address, bytes that each may send, and how long it may take, ms. */
const PORCH_SOCKETS = 30;
const PORCH_BYTES = 64 * 1024;
const PORCH_MS = 10_000;

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

const entered = new WeakMap<Request, () => void>();

/** Whoever connected with this request has shown who he is. */
export const signedIn = (request: Request): void => entered.get(request)?.();

/** Keeps those few who have not signed in yet: how many an address has, what they send, how long they stay. */
function createPorch(trustProxy: readonly string[]) {
  const trusted = compile([...trustProxy]);
  const waiting = new Map<string, number>();
  return {
    /** Whether the address has too many already. */
    isFull: (request: IncomingMessage) =>
      (waiting.get(proxyAddress(request, trusted)) ?? 0) >= PORCH_SOCKETS,
    /** Watches a socket until it has signed in or is closed. */
    watch(socket: Duplex, request: IncomingMessage, asked: Request) {
      const address = proxyAddress(request, trusted);
      waiting.set(address, (waiting.get(address) ?? 0) + 1);
      let bytes = 0;
      const count = (data: Buffer) => {
        bytes += data.length;
        if (bytes > PORCH_BYTES) socket.destroy();
      };
      const late = setTimeout(() => socket.destroy(), PORCH_MS);
      const leave = () => {
        if (!entered.delete(asked)) return;
        clearTimeout(late);
        socket.off('data', count);
        const left = (waiting.get(address) ?? 1) - 1;
        if (left > 0) waiting.set(address, left);
        else waiting.delete(address);
      };
      entered.set(asked, leave);
      socket.on('data', count);
      socket.once('close', leave);
    },
  };
}

function connect(live: Hocuspocus<LiveContext>, socket: WebSocket, request: Request) {
  const connection = live.handleConnection(socket, request);
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
  { publicUrl, trustProxy }: Pick<Config, 'publicUrl' | 'trustProxy'>,
): () => void {
  const porch = createPorch(trustProxy);
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LIVE_UPDATE_MAX_BYTES + ENVELOPE_BYTES,
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (pathOf(request) !== LIVE_PATH) return refuse(socket, '404 Not Found');
    if (!fromOurPages(request, publicUrl)) return refuse(socket, '403 Forbidden');
    if (porch.isFull(request)) return refuse(socket, '429 Too Many Requests');
    sockets.handleUpgrade(request, socket, head, (opened) => {
      const asked = fetchRequest(request);
      porch.watch(socket, request, asked);
      connect(live, opened, asked);
    });
  });
  return () => {
    for (const socket of sockets.clients) socket.terminate();
    sockets.close();
  };
}
