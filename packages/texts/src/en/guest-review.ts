/** Links for guests of a document, and the page that they open. */
export const guestReview = {
  button: 'Link for comments',
  lead: 'By the link the document is read and commented without an account; the name is asked once. A guest sees all comments on the document, earlier ones too, and nothing else of the project, and decides nothing.',
  days: 'For how many days',
  most: 'At most {{count}}\u00a0days',
  make: 'Make a link',
  made: 'Copy the link now: later it cannot be shown, only a new one can be made.',
  copy: 'Copy',
  copied: 'The link is copied.',
  own: 'Links made',
  none: 'There are no links yet.',
  until: 'Works until {{day}}',
  over: 'Ended on {{day}}',
  revoked: 'Revoked',
  maker: 'Made by {{name}}',
  revoke: 'Revoke',
  revokeTitle: 'Revoke the link?',
  revoking: 'Nobody will open the document by this link any more. What was said stays.',
  /** Why nothing more is taken by a link for a time. */
  enough: {
    seconds:
      'Too many comments have come by this link. The next one can be sent in {{count}}\u00a0s.',
    minutes:
      'Too many comments have come by this link. The next one can be sent in {{count}}\u00a0min.',
    hours:
      'Too many comments have come by this link. The next one can be sent in {{count}}\u00a0h.',
  },
  page: {
    title: 'Document for comments',
    gone: 'The link does not open',
    goneText: 'It has ended, was revoked or was not copied whole. Ask the author for a new one.',
    over: 'The link has ended or was revoked: nothing can be sent any more. What you wrote can be copied. Ask the author for a new link.',
    lead: 'You read the document by a link until {{day}}. Select words and press “Comment”.',
    name: 'Your name',
    nameHint: 'So the author will see you. The name stays in this browser.',
    text: 'Comment',
    send: 'Send',
    answer: 'Reply',
    cancel: 'Cancel',
    whole: 'On the whole document',
    sent: 'The comment is sent.',
    empty: 'There are no comments yet.',
    threads: 'Comments',
  },
};
