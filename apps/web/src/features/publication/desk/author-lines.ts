import { type ArticleAuthorName, readOrcid } from '@pv/contract';

/** Authors as they are typed: «имя; name; ORCID», one a line. */
export function authorLines(authors: readonly ArticleAuthorName[]): string {
  return authors
    .map(({ name, name_en, orcid }) => {
      const parts = orcid ? [name, name_en, orcid] : name_en ? [name, name_en] : [name];
      return parts.join('; ');
    })
    .join('\n');
}

/** The authors of typed lines; a line without a name is none. An ORCID may be pasted as its address. */
export function authorsOf(text: string): ArticleAuthorName[] {
  return text.split('\n').flatMap((line) => {
    const [name = '', name_en = '', orcid = ''] = line.split(';').map((part) => part.trim());
    return name === '' ? [] : [{ name, name_en, orcid: readOrcid(orcid) }];
  });
}
