import type { Readable } from 'node:stream';
import { AppError } from '@pv/contract';
import type { Deps } from '../../context.ts';
import { readGrant } from '../../storage/address-token.ts';
import { type Storage, TooManyBytes } from '../../storage/storage.ts';
import { isAwaited } from './is-awaited.ts';

/**
 * Takes the bytes of one signed address. Bytes that nobody waits for any more, and a
 * declared length over the grant, are refused before reading.
 * @throws AppError upload_link_invalid, file_too_large
 */
export async function receiveBytes(
  { config, storage, connection: { db } }: Pick<Deps, 'config' | 'storage' | 'connection'>,
  props: { token: string; declared: number; body: Readable },
): Promise<{ size: number }> {
  const grant = await readGrant(config.secret, props.token);
  if (grant?.do !== 'put') throw new AppError('upload_link_invalid');
  if (!(await isAwaited(db, grant.key))) throw new AppError('upload_link_invalid');
  if (props.declared > grant.maxBytes) throw new AppError('file_too_large');
  const size = await keep(storage, grant, props.body);
  // given up or finished while the bytes were on their way
  if (!(await isAwaited(db, grant.key))) {
    await storage.remove(grant.key);
    throw new AppError('upload_link_invalid');
  }
  return { size };
}

async function keep(
  storage: Pick<Storage, 'receive'>,
  { key, maxBytes }: { key: string; maxBytes: number },
  body: Readable,
): Promise<number> {
  try {
    return await storage.receive(key, body, maxBytes);
  } catch (error) {
    throw error instanceof TooManyBytes ? new AppError('file_too_large') : error;
  }
}
