import type { SuggestionKind } from '@pv/editor-schema';
import { readSuggestion } from '@pv/editor-schema';
import { Mark } from '@tiptap/core';
import type { Mark as DrawnMark } from '@tiptap/pm/model';
import { SUGGESTION_TAGS, suggestionAttributes } from '../text/suggestion-look.ts';

const attributes = () => ({
  id: { default: '' },
  author: { default: '' },
  authorId: { default: null },
  at: { default: '' },
});

/** What the editor itself keeps with an element that it has drawn for a mark. */
interface Drawn {
  pmViewDesc?: { mark?: DrawnMark };
}

/**
 * A suggestion about words. It is never read from pasted HTML: a copied text brings its words along
 * and not what others had suggested about them. From its own page the editor reads it: a browser that
 * deletes a letter writes the words beside it anew, and they are read again.
 */
const suggestionMark = (name: SuggestionKind, more = {}) =>
  Mark.create({
    name,
    inclusive: false,
    addAttributes: () => ({ ...attributes(), ...more }),
    parseHTML: () => [
      {
        tag: SUGGESTION_TAGS[name],
        getAttrs: ({ pmViewDesc }: HTMLElement & Drawn) =>
          pmViewDesc?.mark?.type.name === name && pmViewDesc.mark.attrs,
      },
    ],
    renderHTML: ({ mark }) => [
      SUGGESTION_TAGS[name],
      suggestionAttributes(name, readSuggestion(mark.attrs)),
      0,
    ],
  });

export const InsertionMark = suggestionMark('insertion');
export const DeletionMark = suggestionMark('deletion');
export const FormatChangeMark = suggestionMark('formatChange', { before: { default: [] } });
