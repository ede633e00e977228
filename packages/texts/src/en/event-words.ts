import type { TranslationOf } from '../keys.ts';
import type * as ru from '../ru/event-words.ts';
import { eventKinds } from './event-report.ts';

/** Control events in mails, calendars, logs and reviews. */
export const eventWords: TranslationOf<typeof ru.eventWords> = {
  kind: eventKinds,
  paper: { protocol: 'Protocol', score_sheets: 'Score sheets' },
  mail: {
    invited: '{{name}} invites you to “{{title}}”.',
    when: 'When: {{day}}, {{from}}–{{to}} ({{zone}}).',
    place: 'Where: {{place}}.',
    link: 'To join: {{link}}',
    due: 'The papers of the work are due by {{day}}, that day included.',
    work: '“{{title}}”: {{from}}–{{to}}',
    works: 'Works',
    reason: 'Reason: {{reason}}.',
    guest:
      'You need no account: the button opens the programme, the papers and your marks. The link is yours alone, do not pass it on.',
    renewed: 'This is a new link, the one before no longer works.',
    report:
      'The report is open to everybody: {{link}}. It names those who have agreed; consent is given and withdrawn on the page of the event at any time.',
    open: 'Open the event',
    subject: '{{kind}}: {{title}}',
    file: 'Invitation.ics',
  },
  result: {
    heard: '{{kind}} {{day}}',
    decision: 'decision: {{text}}',
    mark: 'mark: {{mark}}',
    points: 'result: {{result}}',
    question: 'Question ({{asker}}): {{text}}\nAnswer: {{answer}}',
    committee: 'Committee: {{names}}',
    absent: 'absent',
  },
};
