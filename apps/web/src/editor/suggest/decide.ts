import {
  type Decision,
  type NodeJson,
  readSectionContent,
  resolveSuggestions,
} from '@pv/editor-schema';
import type { ShownText } from '../document/open-text.ts';

type Decided = Exclude<Decision, 'keep'>;

/**
 * Accepts or rejects suggestions by their ids, in as many sections as they stand in: one step of the
 * history. What others have decided meanwhile is passed over.
 */
export function decideSuggestions(
  live: Pick<ShownText, 'doc' | 'sections' | 'replaceContents'>,
  ids: ReadonlySet<string>,
  decision: Decided,
): void {
  const contents = new Map<string, NodeJson>();
  for (const { id } of live.sections()) {
    const content = readSectionContent(live.doc, id);
    const decided = resolveSuggestions(content, (one) => (ids.has(one.id) ? decision : 'keep'));
    if (decided !== content) contents.set(id, decided);
  }
  if (contents.size > 0) live.replaceContents(contents, `suggestions.${decision}`);
}
