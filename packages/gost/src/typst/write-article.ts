import type { ArticleGroup } from '../model/document.ts';
import { writeBlocks } from './write-blocks.ts';
import type { WriteContext } from './write-context.ts';
import { writeTitleText } from './write-text.ts';

/** Groups of lines over or under the text of an article, each apart from the next. */
export function writeArticleGroups(groups: readonly ArticleGroup[], context: WriteContext): string {
  return groups
    .map((group) =>
      group.kind === 'title'
        ? `#article-title(${writeTitleText(group.text, context)})`
        : `#article-gap\n${writeBlocks(group.blocks, context)}`,
    )
    .join('\n');
}
