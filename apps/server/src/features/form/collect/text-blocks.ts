import { contentWords } from '@pv/editor-schema/rich-text';
import type { ProjectState } from '../../approval/public.ts';

/** A text block of the task or the concept, without its form. */
export interface TextBlock {
  title: string;
  text: string;
}

/** What a team has written of its project as a whole, block by block. */
export const textBlocks = ({ fields }: Pick<ProjectState, 'fields'>): TextBlock[] =>
  fields
    .filter(({ stageId }) => stageId === null)
    .map(({ title, kind, content }) => ({
      title: title.trim(),
      text: contentWords({ kind, content }).trim(),
    }));

/** What the first block says whose title is such and that says anything. */
export const blockText = (
  blocks: readonly TextBlock[],
  isSuch: (title: string) => boolean,
): string => blocks.find(({ title, text }) => text !== '' && isSuch(title))?.text ?? '';
