import type { TranslationOf } from '../keys.ts';
import type * as ru from '../ru/support-letter.ts';

/** The page of the support and the letter that is written on it. */
export const supportLetter: TranslationOf<typeof ru.supportLetter> = {
  title: 'Support',
  description: 'Questions about Provektor: ready answers and a message to support.',
  lead: 'Describe what happened or what is unclear. If there is an answer already, it shows up as you type.',
  find: { label: 'Find a ready answer', button: 'Find' },
  promise: {
    unknown: 'We answer on working days, usually within two days.',
    hour: 'The first answer usually comes within an hour.',
    hours_one: 'The first answer usually comes within {{count}} hour.',
    hours_other: 'The first answer usually comes within {{count}} hours.',
    days_one: 'The first answer usually comes within {{count}} day.',
    days_other: 'The first answer usually comes within {{count}} days.',
  },
  form: {
    topic: 'Topic',
    topicNote: 'In short, such as “the confirmation code does not come”.',
    text: 'What happened',
    textNote: 'What you did, what came of it and what you expected.',
    email: 'E-mail for the answer',
    emailAccount: 'The answer comes to the address of your account and shows up here.',
    emailNote: 'The answer and a link to the conversation come here. Any address will do.',
    withoutCaptcha: 'You can send without the check; that works a few times an hour.',
    consent:
      'By sending you agree to the <data>processing of personal data</data>: the address is needed for the answer.',
    send: 'Send',
    draft: 'The draft is kept in this browser.',
  },
  files: {
    label: 'Files',
    add: 'Add a file',
    note: 'Up to three files of at most {{size}} each: {{types}}.',
    tooMany: 'Three files at most. Not added: {{names}}.',
    wrongType: '“{{name}}”: this type is not accepted. Accepted types: {{types}}.',
    tooLarge: '“{{name}}”: larger than {{size}}. Compress it or send a part.',
    empty: '“{{name}}”: the file is empty. Choose another one.',
    failed: 'Not uploaded',
    refused: 'Not accepted, remove it',
    retry: 'Try again',
    remove: 'Remove the file “{{name}}”',
    abort: 'Stop uploading “{{name}}”',
    wait: 'Wait until the files are uploaded, or stop the upload.',
    broken: 'A file is not uploaded. Try again or remove it.',
    daily: {
      seconds_one:
        'Too many files have been attached in a day. The next can be attached in {{count}}\u00a0second.',
      seconds_other:
        'Too many files have been attached in a day. The next can be attached in {{count}}\u00a0seconds.',
      minutes_one:
        'Too many files have been attached in a day. The next can be attached in {{count}}\u00a0minute.',
      minutes_other:
        'Too many files have been attached in a day. The next can be attached in {{count}}\u00a0minutes.',
      hours_one:
        'Too many files have been attached in a day. The next can be attached in {{count}}\u00a0hour.',
      hours_other:
        'Too many files have been attached in a day. The next can be attached in {{count}}\u00a0hours.',
    },
  },
  context: {
    title: 'Sent along with the request',
    note: 'It helps to see what happened. Remove whatever is not needed.',
    page: 'Page',
    error: 'Last error',
    build: 'build {{build}}',
    browser: 'Browser',
    remove: 'Do not send along: {{what}}',
    undo: 'Send everything along again',
  },
  suggest: {
    title: 'There may be an answer already',
    found_one: '{{count}} ready answer found',
    found_other: '{{count}} ready answers found',
    helped: 'This helped',
    all: 'All questions and answers',
    solved: 'Good to know that the answer was there. The draft has stayed in its place.',
  },
  sent: {
    title: 'Request No.\u00a0{{number}} has been sent',
    mail: 'The answer comes to {{email}}. A receipt is on its way: if it is not there, look into the spam folder.',
    account: 'The answer shows up here and comes to {{email}}.',
    answered: 'The answer has come. It is in the request.',
    closed: 'The request is closed. Its conversation is kept in it.',
    open: 'Open the request',
    again: 'Write another one',
  },
  link: { write: 'Contact support' },
};

/** A request to the support for whoever has sent it. */
export const supportRequest: TranslationOf<typeof ru.supportRequest> = {
  status: { new: 'New', in_work: 'In progress', answered: 'Answered', closed: 'Closed' },
  request: {
    title: 'Request No.\u00a0{{number}}',
    back: 'All requests',
    you: 'You',
    team: 'Support',
    reply: 'Your reply',
    replyNote: 'Support gets it at once.',
    send: 'Send the reply',
    more: 'Add to the request',
    sendMore: 'Send',
    sent: 'Sent.',
    close: 'This is solved',
    closed: 'The request was closed {{date}}. A reply within 14\u00a0days opens it again.',
    over: 'The request was closed {{date}}. If the question remains, write a new one.',
    closedDone: 'The request is closed.',
    new: 'New request',
    waits: 'Support has not answered yet.',
    attached: 'Sent along with the request',
    linkTitle: 'The link does not work',
    link: 'It may not be copied in full, or the request is gone: closed requests are kept for a year.',
  },
};
