import { saveAddress } from './save-address.ts';

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
