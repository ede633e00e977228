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

/** The bytes of an answer, as a file where the answer names it. */
export async function namedFile(response: Response): Promise<Blob> {
  const bytes = await response.blob();
  const name = nameOf(response.headers.get('Content-Disposition'));
  return name === null ? bytes : new File([bytes], name, { type: bytes.type });
}
