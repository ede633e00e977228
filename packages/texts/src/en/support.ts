import type { TranslationOf } from '../keys.ts';
import type * as ru from '../ru/support.ts';
import { supportLetter, supportRequest } from './support-letter.ts';

/** Writing to the support, reading its answers, and answering. */
export const support: TranslationOf<typeof ru.support> = {
  ...supportLetter,
  /** Refusals of the next letter. */
  often: {
    requests: {
      seconds_one:
        'Too many requests have been sent lately. Add to one of them, or send a new one in {{count}}\u00a0second: the draft stays in its place.',
      seconds_other:
        'Too many requests have been sent lately. Add to one of them, or send a new one in {{count}}\u00a0seconds: the draft stays in its place.',
      minutes_one:
        'Too many requests have been sent lately. Add to one of them, or send a new one in {{count}}\u00a0minute: the draft stays in its place.',
      minutes_other:
        'Too many requests have been sent lately. Add to one of them, or send a new one in {{count}}\u00a0minutes: the draft stays in its place.',
      hours_one:
        'Too many requests have been sent lately. Add to one of them, or send a new one in {{count}}\u00a0hour: the draft stays in its place.',
      hours_other:
        'Too many requests have been sent lately. Add to one of them, or send a new one in {{count}}\u00a0hours: the draft stays in its place.',
    },
    replies: {
      seconds_one:
        'Too many messages have been sent lately. You can send the next one in {{count}}\u00a0second: the draft stays in its place.',
      seconds_other:
        'Too many messages have been sent lately. You can send the next one in {{count}}\u00a0seconds: the draft stays in its place.',
      minutes_one:
        'Too many messages have been sent lately. You can send the next one in {{count}}\u00a0minute: the draft stays in its place.',
      minutes_other:
        'Too many messages have been sent lately. You can send the next one in {{count}}\u00a0minutes: the draft stays in its place.',
      hours_one:
        'Too many messages have been sent lately. You can send the next one in {{count}}\u00a0hour: the draft stays in its place.',
      hours_other:
        'Too many messages have been sent lately. You can send the next one in {{count}}\u00a0hours: the draft stays in its place.',
    },
  },
  ...supportRequest,
  mine: {
    title: 'Your requests',
    number: 'No.\u00a0{{number}}',
    changed: 'Changed {{date}}',
  },
  desk: {
    title: 'Requests',
    search: 'Number, topic, address or words of the conversation',
    all: 'All',
    filter: 'Which ones to show',
    filtered: '{{status}}: {{count}}',
    empty: 'There are no new requests.',
    emptyAll: 'There have been no requests yet.',
    none: 'There are no such requests.',
    facts:
      'First answer: half of the requests of 30\u00a0days have waited no longer than {{time}}.',
    factsNone: 'There were no requests in 30\u00a0days.',
    factsUnanswered: 'No request of the last 30\u00a0days has been answered yet.',
    waiting_one: '{{count}} request without an answer.',
    waiting_other: '{{count}} requests without an answer.',
    minutes: '{{count}}\u00a0min',
    hours: '{{count}}\u00a0h',
    days: '{{count}}\u00a0d',
    since: 'Waiting since {{date}}',
    changed: 'Changed {{date}}',
    assignee: 'Handled by {{name}}',
    noAccount: 'without an account',
    language: { ru: 'Mails in Russian', en: 'Mails in English' },
    take: 'Take this request',
    taken: 'The request is yours now.',
    close: 'Close the request',
    closeTitle: 'Close the request?',
    closeText: 'The sender gets a mail that the request is closed.',
    closeYes: 'Close',
    closed: 'The request is closed; a mail has gone to the sender.',
    answer: 'Answer',
    answerNote:
      'Goes to the sender by mail, signed “Provektor support”. Files open on the page of the request.',
    send: 'Answer',
    sendClose: 'Answer and close',
    sent: 'The answer has been sent.',
    sentClosed: 'The answer has been sent, the request is closed.',
    sentOpen:
      'The answer has been sent already. The request stays open: somebody wrote on after it, read that.',
    stale:
      'Something new came while you were writing. Read it and send again: your answer is kept.',
    back: 'All requests',
  },
  mail: {
    open: 'Open the request',
    receipt: {
      subject: 'Request No.\u00a0{{number}} received',
      intro: 'We have received your request No.\u00a0{{number}}.',
      where: 'We will answer to this address and on the page of the request.',
      link: 'We will answer to this address. The link lets you add to the request: it is yours alone, do not pass it on.',
      notYou: 'If you have not written to us, do nothing: somebody gave your address by mistake.',
    },
    answer: {
      subject: 'Answer to request No.\u00a0{{number}}: {{topic}}',
      intro: 'Support has answered request No.\u00a0{{number}} “{{topic}}”:',
      files: 'Attached to the answer: {{names}}. It opens on the page of the request.',
      reply: 'If the question remains, reply on the page of the request.',
      closed: 'The request is closed. A reply on its page within 14\u00a0days opens it again.',
    },
    closed: {
      subject: 'Request No.\u00a0{{number}} is closed: {{topic}}',
      intro: 'Support has closed request No.\u00a0{{number}} “{{topic}}”.',
    },
    desk: {
      asked: 'New request No.\u00a0{{number}}: {{topic}}',
      replied: 'Reply in request No.\u00a0{{number}}: {{topic}}',
      from: 'From: {{who}}.',
      open: 'Open the request',
    },
  },
};
