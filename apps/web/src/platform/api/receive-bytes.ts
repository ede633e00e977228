/**
 * Reads an answer of bytes whole, telling after each part how many have come.
 * @param onReceived gets the count so far, in bytes
 */
export async function receiveBytes(
  response: Response,
  onReceived?: (bytes: number) => void,
): Promise<Blob> {
  const reader = onReceived ? response.body?.getReader() : undefined;
  if (!reader) return response.blob();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(new Uint8Array(part.value));
    received += part.value.length;
    onReceived?.(received);
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' });
}
