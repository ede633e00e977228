/** Names of files of which no two are equal: a name that was there before gets a number before its ending. */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const dot = name.lastIndexOf('.');
    const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
    let distinct = name;
    for (let number = 2; taken.has(distinct.toLowerCase()); number++) {
      distinct = `${stem} (${number})${ending}`;
    }
    taken.add(distinct.toLowerCase());
    return distinct;
  });
}
