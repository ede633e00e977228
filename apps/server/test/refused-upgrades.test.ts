import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { putPglite } from './support/databases.ts';
import { type ServerProcess, startProcess } from './support/start-process.ts';
import { waitFor } from './support/wait-for.ts';

const folder = mkdtempSync(join(tmpdir(), 'pv-upgrade-'));
let running: ServerProcess;
beforeAll(async () => {
  await putPglite(folder);
  running = await startProcess({ DATA_DIR: folder, DEMO: '0' });
});
afterAll(async () => {
  await running.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const KINDS = [
  { what: 'to an unknown path', path: '/other', origin: 'http://localhost', answer: '404' },
  { what: 'from a page of another site', path: '/collab', origin: 'https://evil', answer: '403' },
];
type Asked = (typeof KINDS)[number];

interface Refused {
  socket: Socket;
  /** The first line of the answer. */
  line: string;
  /** The server takes nothing from here any more. */
  letGo(): boolean;
}

/** Asks for an upgrade over a connection that stays open on this side whatever the server does. */
async function askUpgrade({ path, origin }: Asked): Promise<Refused> {
  const { port } = new URL(running.origin);
  const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
  let gone = false;
  socket.on('error', () => {
    gone = true;
  });
  const head = [
    'Host: localhost',
    'Connection: Upgrade',
    'Upgrade: websocket',
    `Origin: ${origin}`,
  ];
  socket.write(`GET ${path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`);
  const line = await new Promise<string>((resolve) => {
    socket.on('data', (bytes) => resolve(String(bytes).split('\r\n')[0] ?? ''));
  });
  return { socket, line, letGo: () => gone };
}

it.each(KINDS)('lets go of a client of a refused upgrade $what who keeps it open', async (one) => {
  const { socket, line, letGo } = await askUpgrade(one);
  expect(line).toContain(one.answer);
  await waitFor(() => {
    socket.write('still here');
    return letGo();
  });
});

it.each(KINDS)('goes on when a client tears off a refused upgrade $what', async (one) => {
  for (let n = 0; n < 10; n++) {
    const { socket } = await askUpgrade(one);
    socket.resetAndDestroy();
    expect((await fetch(`${running.origin}/api/health`)).status).toBe(200);
  }
});

it('stops on a signal while clients of refused upgrades keep them open', async () => {
  const refused = await Promise.all(KINDS.map(askUpgrade));
  expect(await running.end('SIGTERM')).toBe(0);
  for (const { socket } of refused) socket.destroy();
});
