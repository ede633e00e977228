/** The page of a shared resume: read without signing in, so it stays small. */
export const sharedResume = {
  title: 'Investor resume',
  language: 'Language of the resume',
  pdf: 'Download PDF',
  file: 'Resume',
  over: 'This link works no more',
  overText: 'It has ended or the team has revoked it. Ask whoever sent it to you for a new one.',
  unknown: 'There is no such resume',
  unknownText:
    'The link is incomplete or wrong. Open it from the letter again or ask to have it sent anew.',
} as const;
