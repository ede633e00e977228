import { ApiError } from './api-error.ts';

export interface UploadOptions {
  /** Gets the share that is sent, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** Puts a file to the signed address that the server gave. Stopping frees the connection at once. */
export function uploadFile(
  address: string,
  file: Blob,
  { onProgress, signal }: UploadOptions = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    // XMLHttpRequest, because fetch does not tell the progress of sending.
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0);
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve();
      else reject(new ApiError(request.status, 'upload_link_invalid'));
    };
    request.onerror = () => reject(new ApiError(0, 'network'));
    request.onabort = () => reject(new ApiError(0, 'aborted'));
    request.onloadend = () => signal?.removeEventListener('abort', stop);
    if (signal?.aborted) return reject(new ApiError(0, 'aborted'));
    signal?.addEventListener('abort', stop);
    request.open('PUT', address);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.send(file);
  });
}
