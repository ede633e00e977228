/** Text as searches compare it: lower case, ё = е. The database's `search_form` gives the same. */
export function searchForm(text: string): string {
  return text.replace(/[A-ZА-ЯЁё]/g, (letter) => letter.toLowerCase().replace('ё', 'е'));
}

/** The words of a typed search, which may stand in any order. */
export function searchWords(typed: string | undefined): string[] {
  return searchForm(typed ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 12);
}
