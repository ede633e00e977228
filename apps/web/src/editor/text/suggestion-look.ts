import {
  type Attributed,
  nodeChange,
  type Suggestion,
  type SuggestionKind,
} from '@pv/editor-schema';
import { personColour } from './person-colour.ts';

/** The elements of suggestions: readers of screens know `ins` and `del`. */
export const SUGGESTION_TAGS = {
  insertion: 'ins',
  deletion: 'del',
  formatChange: 'span',
} as const satisfies Record<SuggestionKind, keyof HTMLElementTagNameMap>;

const colourOf = ({ authorId, author }: Suggestion) => personColour(authorId ?? author);

/** How a suggestion about words is drawn; the sentence about it is shown where it is pointed at. */
export function suggestionAttributes(
  kind: SuggestionKind,
  suggestion: Suggestion,
): Record<string, string> {
  return {
    class: `pv-suggested pv-${kind}`,
    style: `--colour: ${colourOf(suggestion)}`,
    'data-suggestion': suggestion.id,
    'data-kind': kind,
    'data-author': suggestion.author,
    'data-author-id': suggestion.authorId ?? '',
    'data-at': suggestion.at,
  };
}

/** The same for an atom, a row or the break before a paragraph; what is to go outweighs what came. */
export function changeAttributes(node: Attributed): Record<string, string> {
  const { insertion, deletion } = nodeChange(node);
  if (deletion) return suggestionAttributes('deletion', deletion);
  return insertion ? suggestionAttributes('insertion', insertion) : {};
}

const NAMES = ['data-suggestion', 'data-kind', 'data-author', 'data-author-id', 'data-at'];

/** Draws what is suggested about an atom, a row or a paragraph on its element, and takes away what was. */
export function showChange(target: HTMLElement, node: Attributed): void {
  const { class: look, style: _style, ...data } = changeAttributes(node);
  target.classList.remove('pv-suggested', 'pv-insertion', 'pv-deletion');
  for (const name of NAMES) target.removeAttribute(name);
  if (!look) return;
  target.classList.add(...look.split(' '));
  for (const [name, value] of Object.entries(data)) target.setAttribute(name, value);
  const { insertion, deletion } = nodeChange(node);
  const shown = deletion ?? insertion;
  if (shown) target.style.setProperty('--colour', colourOf(shown));
}
