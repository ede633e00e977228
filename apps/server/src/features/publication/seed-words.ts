import { kindOf } from './article-row.ts';
import { articleWords } from './article-words.ts';
import type { Seed } from './first-seeds.ts';

/** What a publication that comes with the product is found by, in each language. */
export function seedWords(seed: Seed): { wordsRu: string; wordsEn: string } {
  const { ru, en, authors } = seed.content;
  const kind = kindOf(seed);
  const names = authors.map(({ name }) => name);
  const latin = authors.map(({ name_en }) => name_en);
  return { wordsRu: articleWords(ru, names, kind), wordsEn: articleWords(en, latin, kind) };
}
