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
