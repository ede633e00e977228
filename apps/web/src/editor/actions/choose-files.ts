/** Lets the person choose files of these types; nothing happens when none is chosen. */
export function chooseFiles(accept: string, use: (files: File[]) => void, multiple = true): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = accept;
  input.multiple = multiple;
  input.addEventListener('change', () => {
    const files = [...(input.files ?? [])];
    if (files.length > 0) use(files);
  });
  input.click();
}
