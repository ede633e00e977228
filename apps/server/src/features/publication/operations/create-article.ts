import { type ArticleContent, emptyArticle } from '@pv/contract';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../../context.ts';
import { articles, type Shelf } from '../../../db/schema/index.ts';
import { newPreviewKey } from '../new-preview-key.ts';
import { keepVersion } from '../queries/keep-version.ts';

interface NewArticle {
  section: Shelf;
  /** Of an info block: what it is about, and its place among the others. */
  typeId?: number;
  position?: number;
  editorId: string;
  content?: ArticleContent;
}

/** Makes a draft. Gives its id. */
export async function createArticle(
  work: Work,
  { editorId, content = emptyArticle(), ...place }: NewArticle,
): Promise<string> {
  const { trx, now } = work;
  const id = uuidv7();
  await trx.insert(articles).values({
    id,
    ...place,
    slug: '',
    content,
    previewKey: newPreviewKey(),
    editorId,
    createdAt: now,
    updatedAt: now,
  });
  await keepVersion(work, { id, content }, 'written', editorId);
  return id;
}
