/**
 * Has the browser save what an address gives, under this name. A link of the page's own asks nobody
 * whether to leave the page.
 */
export function saveAddress(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

/** How long the browser may take to begin to save. */
const KEPT_MS = 60_000;

/** Has the browser save a file under its own name, or `otherwise`; gives the name. */
export function saveFile(file: Blob, otherwise: string): string {
  const name = file instanceof File ? file.name : otherwise;
  const address = URL.createObjectURL(file);
  saveAddress(address, name);
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
  return name;
}
