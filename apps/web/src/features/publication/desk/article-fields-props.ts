import type { EditedArticle, Lack } from '@pv/contract';
import type { Autosave } from '../../../platform/autosave/autosave.ts';
import type { ArticleFields as Fields } from './use-article-form.ts';

/** What the fields of a publication are drawn from. */
export interface ArticleFieldsProps {
  article: EditedArticle;
  form: Autosave<Fields>;
  state: ReturnType<Autosave<Fields>['state']>;
  /** What was missing when it was to be published, and is missing still. */
  lacks: readonly Lack[];
}
