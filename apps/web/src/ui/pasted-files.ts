/** What is pasted, as a browser gives it. */
interface Pasted {
  files: Iterable<File>;
  getData(kind: 'text/plain'): string;
}

/** The files of what is pasted, such as a screenshot; none where words come too, as a table does as a picture. */
export function pastedFiles(pasted: Pasted | null): File[] {
  return pasted && pasted.getData('text/plain') === '' ? [...pasted.files] : [];
}
