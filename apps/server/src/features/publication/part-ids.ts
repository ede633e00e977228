import type { ArticleContent, ArticlePart } from '@pv/contract';

export type NamedPart = ArticlePart & { id: string };

/** The parts, each with an id of its own: what has none, or one that another has, gets one by its place. */
export function withIds(parts: readonly ArticlePart[]): NamedPart[] {
  const taken = new Set(parts.flatMap(({ id }) => id ?? []));
  const seen = new Set<string>();
  return parts.map((part, at) => {
    let id = part.id;
    for (let number = at + 1; id === undefined || seen.has(id); number += 1) {
      const free = `p${number}`;
      if (!taken.has(free) && !seen.has(free)) id = free;
    }
    seen.add(id);
    return { ...part, id };
  });
}

/** A content, each of its parts with an id. */
export function contentWithIds({ ru, en, ...rest }: ArticleContent): ArticleContent {
  return {
    ...rest,
    ru: { ...ru, body: withIds(ru.body) },
    en: { ...en, body: withIds(en.body) },
  };
}
