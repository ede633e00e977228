import type { SuggestionKind } from '@pv/editor-schema';
import { readSuggestion } from '@pv/editor-schema';
import { Mark } from '@tiptap/core';
import { SUGGESTION_TAGS, suggestionAttributes } from '../text/suggestion-look.ts';

const attributes = () => ({
  id: { default: '' },
  author: { default: '' },
  authorId: { default: null },
  at: { default: '' },
});

/**
 * A suggestion about words. It is never read from pasted HTML: a copied text brings its words along
 * and not what others had suggested about them.
 */
const suggestionMark = (name: SuggestionKind, more = {}) =>
  Mark.create({
    name,
    inclusive: false,
    addAttributes: () => ({ ...attributes(), ...more }),
    renderHTML: ({ mark }) => [
      SUGGESTION_TAGS[name],
      suggestionAttributes(name, readSuggestion(mark.attrs)),
      0,
    ],
  });

export const InsertionMark = suggestionMark('insertion');
export const DeletionMark = suggestionMark('deletion');
export const FormatChangeMark = suggestionMark('formatChange', { before: { default: [] } });
