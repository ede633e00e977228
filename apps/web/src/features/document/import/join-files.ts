/** Files that were chosen together, a text and what it names, as one archive. */
export async function joinFiles(files: readonly File[]): Promise<File> {
  const { packFiles } = await import('@pv/gost/texts');
  const named = files.map(async (file) => ({
    name: file.name,
    bytes: new Uint8Array(await file.arrayBuffer()),
  }));
  const packed = await packFiles(await Promise.all(named));
  const text = files.find(({ name }) => /\.(tex|md|markdown)$/i.test(name)) ?? files[0];
  return new File([new Uint8Array(packed)], `${text?.name.replace(/\.[^.]*$/, '')}.zip`);
}
