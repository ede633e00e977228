import type { PublicArticle } from '@pv/contract';
import { ArticleView } from '../publication/public.ts';

/** An article as its readers see it. */
export function ArticlePreview({ article }: { article: PublicArticle }) {
  return <ArticleView article={article} />;
}
