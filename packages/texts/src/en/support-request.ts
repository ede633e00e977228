import type { supportRequest as ru } from '../ru/support-request.ts';
import type { TranslationOf } from '../shape.ts';

/** A request to the support for whoever has sent it. */
export const supportRequest: TranslationOf<typeof ru> = {
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
