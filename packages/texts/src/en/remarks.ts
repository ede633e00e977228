/** What is said of a document beside its text. */
export const remarks = {
  title: 'Comments',
  begin: 'Comment',
  beginHint: 'On what is selected, on the figure or the paragraph at the caret: Ctrl+Alt+M',
  hint: 'The team of the project sees it, and guests with a link. “@” calls a member, Ctrl+Enter sends.',
  next: 'Next comment',
  previous: 'Previous comment',
  lost: 'The text was changed or deleted',
  open_one: '{{count}} open comment',
  open_other: '{{count}} open comments',
  inDocx: 'DOCX with comments',
  inDocxHint:
    'Comments become comments of Word, settled ones are marked as resolved. A PDF never has them.',
  noSection: 'The section was deleted',
  filter: {
    label: 'Which comments to show',
    open: 'Open',
    mine: 'With me',
    settled: 'Resolved',
    all: 'All',
    section: 'Section',
    anySection: 'All sections',
  },
};
