import type { Readable } from 'node:stream';
import { AppError } from '@pv/contract';
import type { Deps } from '../../context.ts';
import { readGrant } from '../../storage/address-token.ts';
import { TooManyBytes } from '../../storage/storage.ts';

/**
 * Takes the bytes of one signed address. A declared length over the grant is refused before reading.
 * @throws AppError upload_link_invalid, file_too_large
 */
export async function receiveBytes(
  { config, storage }: Pick<Deps, 'config' | 'storage'>,
  props: { token: string; declared: number; body: Readable },
): Promise<{ size: number }> {
  const grant = await readGrant(config.secret, props.token);
  if (grant?.do !== 'put') throw new AppError('upload_link_invalid');
  if (props.declared > grant.maxBytes) throw new AppError('file_too_large');
  try {
    return { size: await storage.receive(grant.key, props.body, grant.maxBytes) };
  } catch (error) {
    throw error instanceof TooManyBytes ? new AppError('file_too_large') : error;
  }
}
