import { pino } from 'pino';
import { ConfigError, readConfig } from './config.ts';
import { lockFolder } from './db/lock-folder.ts';
import { grantEditor } from './features/platform/public.ts';
import { openDeps } from './open-deps.ts';

const USAGE = `npm run user -- grant-editor <e-mail>   gives the role of an editor of the site
npm run user -- revoke-editor <e-mail>  takes it

With the embedded database the server has to be stopped meanwhile.`;

const COMMANDS: Readonly<Record<string, { take: boolean; done: string }>> = {
  'grant-editor': { take: false, done: 'is an editor of the site now' },
  'revoke-editor': { take: true, done: 'is no editor of the site any more' },
};

/** Gives or takes a role on the platform from the command line; the exit code tells whether it worked. */
async function run([name = '', email = '']: readonly string[]): Promise<string | null> {
  const command = COMMANDS[name];
  if (!command || !email) return null;
  const config = readConfig(process.env);
  const release = config.databaseUrl ? () => undefined : lockFolder(config.dataDir);
  const deps = await openDeps(config, pino({ level: 'silent' }));
  const { take, done } = command;
  const found = await grantEditor(deps.connection.db, { email, now: deps.clock(), take });
  await deps.connection.close();
  release();
  if (!found) throw new Error(`Nobody has the address ${email}`);
  return `${email} ${done}`;
}

try {
  const said = await run(process.argv.slice(2));
  console.log(said ?? USAGE);
  process.exit(said === null ? 1 : 0);
} catch (error) {
  console.error(error instanceof ConfigError ? `Configuration:\n${error.message}` : String(error));
  process.exit(1);
}
