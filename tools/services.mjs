import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

/** A free port of this machine. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

function findProgram(name, folders = []) {
  const all = [...folders, ...(process.env.PATH ?? '').split(delimiter)];
  return all.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

function postgresFolders() {
  const base = '/usr/lib/postgresql';
  if (!existsSync(base)) return [];
  return readdirSync(base)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(base, version, 'bin'));
}

/** PostgreSQL refuses to run as root: then it runs as the user that its package made. */
function otherUser() {
  if (process.getuid?.() !== 0) return {};
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function reachable(port, milliseconds = 20_000) {
  const end = Date.now() + milliseconds;
  while (Date.now() < end) {
    const open = await new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.on('connect', () => {
        socket.destroy();
        resolve(true);
      });
      socket.on('error', () => resolve(false));
    });
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`nothing listens on port ${port}`);
}

const clear = (folder) => rmSync(folder, { recursive: true, force: true });
/** Services that run, each with its folder. */
const running = new Map();

/** Whoever interrupts a run leaves nothing behind, in memory or running. */
function giveUp() {
  for (const [child, folder] of running) {
    child.kill('SIGKILL');
    clear(folder);
  }
  process.exit(1);
}
const SIGNALS = ['SIGINT', 'SIGTERM'];

function stopper(child, folder) {
  if (running.size === 0) for (const signal of SIGNALS) process.once(signal, giveUp);
  running.set(child, folder);
  return () =>
    new Promise((resolve) => {
      child.on('exit', () => {
        running.delete(child);
        if (running.size === 0) for (const signal of SIGNALS) process.off(signal, giveUp);
        clear(folder);
        resolve();
      });
      child.kill('SIGINT');
    });
}

const MEMORY = '/dev/shm';
/** What the databases of a run of tests take, and some more. */
const ROOM_BYTES = 4 * 1024 ** 3;

/** A folder whose files are in memory, where there is room for the databases of tests. */
function roomInMemory() {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ROOM_BYTES;
}

/**
 * Starts a PostgreSQL server of its own in a temporary folder; with `inMemory` its files are in memory where
 * there is room for them, which makes copying them several times quicker.
 * Gives its address and how to stop it, or null where PostgreSQL is not installed.
 */
export async function startPostgres({ inMemory = false } = {}) {
  const server = findProgram('postgres', postgresFolders());
  const initdb = findProgram('initdb', postgresFolders());
  if (!server || !initdb) return null;
  const user = otherUser();
  const parent = inMemory && roomInMemory() ? MEMORY : tmpdir();
  const folder = mkdtempSync(join(parent, 'pv-postgres-'));
  chmodSync(folder, 0o700);
  if (user.uid) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, stdio: 'ignore' };
  execFileSync(
    initdb,
    ['-D', `${folder}/data`, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'],
    options,
  );
  const port = await freePort();
  // durability is not what these tests are about
  const settings = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'];
  const child = spawn(
    server,
    [
      ...['-D', `${folder}/data`, '-p', String(port), '-k', folder, '-h', '127.0.0.1'],
      ...['-N', '200', ...settings.flatMap((setting) => ['-c', setting])],
    ],
    options,
  );
  await reachable(port);
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop: stopper(child, folder) };
}

/** Starts a Redis server of its own, on `asked` or on a free port; null where Redis is not installed. */
export async function startRedis(asked = 0) {
  const server = findProgram('redis-server');
  if (!server) return null;
  const folder = mkdtempSync(join(tmpdir(), 'pv-redis-'));
  const port = asked || (await freePort());
  const child = spawn(
    server,
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder],
    { stdio: 'ignore' },
  );
  await reachable(port);
  return { url: `redis://127.0.0.1:${port}`, stop: stopper(child, folder) };
}

/** Whether a program can be found. */
export const installed = (name) => findProgram(name) !== undefined;

/** Whether LibreOffice has its spreadsheet part, which is installed by itself. */
export function countsTables() {
  const office = findProgram('soffice');
  return office !== undefined && existsSync(join(dirname(realpathSync(office)), 'libsclo.so'));
}
