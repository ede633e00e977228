import { storageEndpoints } from '@pv/contract';
import { ApiError, readError } from './api-error.ts';

export interface UploadOptions {
  /** Gets the share that is sent, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
  /** Sends the file from this byte on, so that after a break it can be taken up again; else whole. */
  from?: number;
}

/**
 * How much of a file that is sent with `from` the server has, in bytes from the first on.
 * @throws ApiError
 */
export async function receivedOf(
  address: string,
  { size }: Blob,
  signal: AbortSignal,
): Promise<number> {
  const headers = { 'Content-Range': `bytes */${size}` };
  const response = await fetch(address, { method: 'PUT', headers, signal }).catch(
    (cause: unknown) => {
      throw new ApiError(0, signal.aborted ? 'aborted' : 'network', { cause });
    },
  );
  if (!response.ok) throw await readError(response);
  const { data } = storageEndpoints.put.responses[200].safeParse(await response.json());
  if (!data) throw new ApiError(response.status, 'unknown');
  return data.size;
}

/** What a refused upload is called: a server that is down says nothing about the address. */
function refusalOf({ status }: XMLHttpRequest): ApiError {
  if (status >= 500) return new ApiError(status, 'unknown');
  return new ApiError(status, status === 409 ? 'upload_gap' : 'upload_link_invalid');
}

/** Puts a file to the signed address that the server gave. Stopping frees the connection at once. */
export function uploadFile(
  address: string,
  file: Blob,
  { onProgress, signal, from }: UploadOptions = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    // XMLHttpRequest, because fetch does not tell the progress of sending.
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    const { size } = file;
    const before = from ?? 0;
    request.upload.onprogress = ({ loaded }) =>
      onProgress?.(size ? Math.min(before + loaded, size) / size : 0);
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve();
      else reject(refusalOf(request));
    };
    request.onerror = () => reject(new ApiError(0, 'network'));
    request.onabort = () => reject(new ApiError(0, 'aborted'));
    request.onloadend = () => signal?.removeEventListener('abort', stop);
    if (signal?.aborted) return reject(new ApiError(0, 'aborted'));
    signal?.addEventListener('abort', stop);
    request.open('PUT', address);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    if (from !== undefined) {
      request.setRequestHeader('Content-Range', `bytes ${from}-${size - 1}/${size}`);
    }
    request.send(before ? file.slice(before) : file);
  });
}
