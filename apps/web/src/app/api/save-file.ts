/** How long the browser may take to begin to save. */
const KEPT_MS = 60_000;

/** Has the browser save a file under its own name, or `otherwise`; gives the name. */
export function saveFile(file: Blob, otherwise: string): string {
  const name = file instanceof File ? file.name : otherwise;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
  return name;
}
