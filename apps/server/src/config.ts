import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import {
  CHECK_LEVELS,
  type ContentChecks,
  itemsAsked,
  type Operator,
  WORKFLOW_SECTIONS,
} from '@pv/contract';
import { z } from 'zod';
import { operatorOf, operatorVariables } from './operator.ts';

const one = <T extends string>(known: Iterable<T>, typed: string | undefined): T | undefined =>
  [...known].find((value) => value === typed);

/**
 * Reads what an installation asks of sections before they are sent, as in `plan.goal=hard,result.presentation=off`.
 * @throws RangeError that names what is wrong
 */
function readContentChecks(typed: string): ContentChecks {
  const checks: { -readonly [K in keyof ContentChecks]: ContentChecks[K] } = {};
  const parts = typed.split(',').map((part) => part.trim());
  for (const part of parts.filter(Boolean)) {
    const [, typedSection, typedItem, typedLevel] = /^(\w+)\.(\w+)=(\w+)$/.exec(part) ?? [];
    const section = one(WORKFLOW_SECTIONS, typedSection);
    if (!section) throw new RangeError(`${part}: as section.item=level`);
    const items = itemsAsked(section);
    const item = one(items, typedItem);
    if (!item) throw new RangeError(`${part}: of ${section} are asked ${[...items].join(', ')}`);
    const level = one(CHECK_LEVELS, typedLevel);
    if (!level) throw new RangeError(`${part}: the level is one of ${CHECK_LEVELS.join(', ')}`);
    checks[section] = { ...checks[section], [item]: level };
  }
  return checks;
}

const optional = z
  .string()
  .optional()
  .transform((value) => value || undefined);
/** An address, a network as `10.0.0.0/8`, or one of the names that the server knows. */
function isNetwork(part: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(part)) return true;
  const [address = '', bits = '0', ...rest] = part.split('/');
  const widest = { 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= widest;
}

/** Where people find the site, without a slash at its end: paths are put after it. */
const siteAddress = z
  .url({ protocol: /^https?$/, error: 'an address as https://works.example.ru' })
  .transform((address) => address.replace(/\/+$/, ''));

/** An address outside that the server calls itself, or nothing where it shall call nobody. */
const outsideAddress = (usual: string) => siteAddress.or(z.literal('')).default(usual);

const flag = z.enum(['0', '1', '']).optional();

const contentChecks = z
  .string()
  .default('')
  .transform((typed, context) => {
    try {
      return readContentChecks(typed);
    } catch (error) {
      context.addIssue({ code: 'custom', message: String(error) });
      return z.NEVER;
    }
  });

const environmentSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: optional,
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: optional,
  REDIS_URL: optional,
  SMTP_URL: optional,
  MAIL_FROM: z.string().default('Провектор <no-reply@provektor.invalid>'),
  PUBLIC_URL: optional.pipe(siteAddress.optional()),
  SECRET: optional,
  DEMO: flag,
  DEV_MAIL: flag,
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  LIMITS_FACTOR: z.coerce.number().positive().default(1),
  REVIEWER_RESET: z.enum(['every', 'first']).default('every'),
  RESTORE_UNCHANGED: flag,
  CONTENT_CHECKS: contentChecks,
  TRUST_PROXY: z
    .string()
    .default('loopback')
    .transform((value) => value.split(',').map((part) => part.trim()))
    .refine((parts) => parts.every(isNetwork), { error: 'addresses or networks, by commas' }),
  WEB_DIR: optional,
  DOI_URL: outsideAddress('https://doi.org'),
  ISBN_URL: outsideAddress('https://openlibrary.org'),
  LOOKUP_INTERNAL: flag,
  ...operatorVariables,
});

/** Where the server asks what a source is; an empty address switches that look-up off. */
export interface LookupConfig {
  doiUrl: string;
  isbnUrl: string;
  /** Addresses of the own network may be asked: for tests, or for a catalogue that stands in it. */
  internal: boolean;
}

/** Everything that an installation can set. Parsed once, in `main.ts`, and passed down. */
export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  redisUrl: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  publicUrl: string;
  /** Key of every signature: tokens, file addresses, hashes of codes. */
  secret: string;
  /** Demo people exist. */
  demo: boolean;
  /** Whoever asks reads the mails of everybody: for trying things out, never beside real people. */
  devMail: boolean;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** Multiplies every rate limit. */
  limitsFactor: number;
  /** Whether a further reviewer of a role resets approvals, or only the first. */
  reviewerReset: 'every' | 'first';
  /** Whether a section sent as it was approved is approved at once. */
  restoreUnchanged: boolean;
  /** What sections are asked for before they are sent, where it is not the usual. */
  contentChecks: ContentChecks;
  /** Whose word is taken for the address that a call comes from. */
  trustProxy: string[];
  /** Folder of the built web app. */
  webDir: string | undefined;
  /** Where sources are looked up by their numbers. */
  lookup: LookupConfig;
  /** Who runs the installation, as the papers name him. */
  operator: Operator;
}

/** Why the configuration cannot be used, one line a problem. */
export class ConfigError extends Error {}

function localSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8').trim();
}

/**
 * Reads the configuration from environment variables.
 * @throws ConfigError that names each wrong variable.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(lines.join('\n'));
  }
  const env = parsed.data;
  const production = Boolean(env.HOST || env.DATABASE_URL || env.SMTP_URL || env.PUBLIC_URL);
  const dataDir = resolve(env.DATA_DIR);
  if (production && !env.SECRET && env.DEMO !== '1') {
    throw new ConfigError('SECRET: set it to a long random string, at least 32 characters');
  }
  if (env.SECRET && env.SECRET.length < 32) {
    throw new ConfigError('SECRET: at least 32 characters');
  }
  return {
    port: env.PORT,
    host: env.HOST ?? '127.0.0.1',
    dataDir,
    databaseUrl: env.DATABASE_URL,
    redisUrl: env.REDIS_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    secret: env.SECRET ?? localSecret(dataDir),
    demo: env.DEMO === '1' || (!production && env.DEMO !== '0'),
    devMail: production ? env.DEV_MAIL === '1' : env.DEMO !== '0' && env.DEV_MAIL !== '0',
    logLevel: env.LOG_LEVEL,
    limitsFactor: env.LIMITS_FACTOR,
    reviewerReset: env.REVIEWER_RESET,
    restoreUnchanged: env.RESTORE_UNCHANGED !== '0',
    contentChecks: env.CONTENT_CHECKS,
    trustProxy: env.TRUST_PROXY,
    webDir: env.WEB_DIR,
    lookup: { doiUrl: env.DOI_URL, isbnUrl: env.ISBN_URL, internal: env.LOOKUP_INTERNAL === '1' },
    operator: operatorOf(env),
  };
}
