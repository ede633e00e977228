import type { Readable } from 'node:stream';
import { AppError } from '@pv/contract';
import type { Deps } from '../../context.ts';
import { readGrant } from '../../storage/address-token.ts';

async function collect(body: Readable, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes) throw new AppError('file_too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Takes the bytes of one signed address. A declared length over the grant is refused before reading.
 * @throws AppError upload_link_invalid, file_too_large
 */
export async function receiveBytes(
  deps: Deps,
  props: { token: string; declared: number; body: Readable },
): Promise<{ size: number }> {
  const grant = await readGrant(deps.config.secret, props.token);
  if (grant?.do !== 'put') throw new AppError('upload_link_invalid');
  if (props.declared > grant.maxBytes) throw new AppError('file_too_large');
  const bytes = await collect(props.body, grant.maxBytes);
  await deps.storage.put(grant.key, bytes);
  return { size: bytes.length };
}
