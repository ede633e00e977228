/** A selection in a document that reaches over its sections. */
export const across = {
  chosen: 'Paragraphs and objects selected: {{n}}. Ctrl+C copies, Delete deletes, Esc clears.',
  removed: 'Paragraphs and objects deleted: {{n}}',
  suggested: 'Paragraphs suggested to be deleted: {{n}}',
  keys: {
    all: 'Select the section, once more: the whole work',
    extend: 'Select up to a place in another section',
    click: 'click',
  },
} as const;
