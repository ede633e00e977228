import { receiveBytes } from './receive-bytes.ts';

/** The name that an answer gives to its file, RFC 8187 section 3.2.3; null where it gives none. */
function nameOf(header: string | null): string | null {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '') ?? [];
  if (!encoded) return null;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return null;
  }
}

/**
 * The bytes of an answer, as a file where the answer names it.
 * @param onReceived told after each part how many bytes have come
 */
export async function namedFile(
  response: Response,
  onReceived?: (bytes: number) => void,
): Promise<Blob> {
  const bytes = await receiveBytes(response, onReceived);
  const name = nameOf(response.headers.get('Content-Disposition'));
  return name === null ? bytes : new File([bytes], name, { type: bytes.type });
}
