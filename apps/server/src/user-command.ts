import { mailAddress } from '@pv/contract';
import { pino } from 'pino';
import { ConfigError, readConfig } from './config.ts';
import type { Deps } from './context.ts';
import { lockFolder } from './db/lock-folder.ts';
import { findKeptConsents } from './features/account/public.ts';
import { grantEditor } from './features/platform/public.ts';
import { openDeps } from './open-deps.ts';

const USAGE = `npm run user -- grant-editor <e-mail>   gives the role of an editor of the site
npm run user -- revoke-editor <e-mail>  takes it
npm run user -- consents <e-mail>       what a person whose account is deleted had agreed to

With the embedded database the server has to be stopped meanwhile.`;

type Command = (deps: Deps, email: string) => Promise<string>;

const editorCommand =
  (take: boolean, done: string): Command =>
  async ({ connection, clock }, email) => {
    if (await grantEditor(connection.db, { email, now: clock(), take })) return `${email} ${done}`;
    throw new Error(`Nobody has the address ${email}`);
  };

const listConsents: Command = async (deps, email) => {
  const kept = await findKeptConsents(deps, mailAddress(email));
  const lines = kept.map(
    ({ code, version, address, agreedAt, leftAt }) =>
      `${code}, edition ${version}: ${agreedAt.toISOString()} from ${address}; left ${leftAt.toISOString()}`,
  );
  return lines.join('\n') || `Nothing is kept of ${email}`;
};

const COMMANDS: Readonly<Record<string, Command>> = {
  'grant-editor': editorCommand(false, 'is an editor of the site now'),
  'revoke-editor': editorCommand(true, 'is no editor of the site any more'),
  consents: listConsents,
};

/** Does one command of the line; gives what it says, or null when there is no such command. */
async function run([name = '', email = '']: readonly string[]): Promise<string | null> {
  const command = COMMANDS[name];
  if (!command || !email) return null;
  const config = readConfig(process.env);
  const release = config.databaseUrl ? () => undefined : lockFolder(config.dataDir);
  const deps = await openDeps(config, pino({ level: 'silent' }));
  try {
    return await command(deps, email);
  } finally {
    await deps.connection.close();
    release();
  }
}

try {
  const said = await run(process.argv.slice(2));
  console.log(said ?? USAGE);
  process.exit(said === null ? 1 : 0);
} catch (error) {
  console.error(error instanceof ConfigError ? `Configuration:\n${error.message}` : String(error));
  process.exit(1);
}
