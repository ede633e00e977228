/** The part of the browser that is asked. */
type Asked = { clipboard?: Pick<Clipboard, 'writeText'> };

/** Puts a text on the clipboard; false where the browser refuses, and without https, where it has none. */
export async function writeToClipboard(text: string, { clipboard }: Asked): Promise<boolean> {
  if (!clipboard) return false;
  return clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
