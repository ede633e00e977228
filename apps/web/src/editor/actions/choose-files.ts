/** The types of pictures that a document takes. */
export const PICTURE_TYPES = 'image/png,image/jpeg,image/gif,image/svg+xml';

/**
 * Lets the person choose files of these types; nothing happens when none is chosen. The field stands in
 * the page until then: browsers forget one that does not, together with the choice.
 */
export function chooseFiles(accept: string, use: (files: File[]) => void, multiple = true): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = accept;
  input.multiple = multiple;
  input.hidden = true;
  input.addEventListener('cancel', () => input.remove());
  input.addEventListener('change', () => {
    const files = [...(input.files ?? [])];
    input.remove();
    if (files.length > 0) use(files);
  });
  document.body.append(input);
  input.click();
}
