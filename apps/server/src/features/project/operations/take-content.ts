import { AppError } from '@pv/contract';
import {
  type ContentKind,
  contentProblem,
  convertContent,
  type KindContent,
  storedContent,
} from '@pv/editor-schema/rich-text';

/** What of a text is to change. */
interface ContentChange {
  kind?: ContentKind | undefined;
  content?: string | undefined;
}

/**
 * A text as it will be stored, of either kind. A kind alone turns what is there into that kind.
 * @throws AppError `validation_failed` for a text that is too long or has not the form it says
 */
export function takeContent(there: KindContent, change: ContentChange): KindContent {
  const { kind = there.kind, content } = change;
  if (content === undefined) return convertContent(there, kind);
  const taken = { kind, content };
  if (contentProblem(taken)) throw new AppError('validation_failed');
  return { kind, content: storedContent(taken) };
}
