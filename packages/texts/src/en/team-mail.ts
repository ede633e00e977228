/** Mails about a team. */
export const teamMail = {
  reason: 'Reason: {{reason}}',
  reminder: 'Reminder: {{about}}',
  answer: 'Answer',
  newMove: {
    intro: 'The team of “{{project}}” has changed: {{name}}. The move is now yours.',
  },
  invitation: {
    subject: '{{name}} invites you to the project “{{project}}”',
    intro: '{{name}} invites you to the project “{{project}}”. Role: {{role}}.',
    button: 'See the invitation',
    life: 'The invitation is valid until {{date}}.',
    account:
      'If you have no account yet, open the same link: after registering you come back to the invitation.',
    notYou: 'If you do not know this person, decline the invitation or simply do not answer.',
  },
  accepted: {
    subject: '{{name}}: the invitation to “{{project}}” is accepted',
    intro: '{{name}} is now in the team of “{{project}}”. Role: {{role}}.',
  },
  confirm: {
    subject: 'Confirm a member of the project “{{project}}”',
    intro:
      'The invitation sent to {{email}} is accepted by {{name}}. Role: {{role}}. The membership starts when you confirm that you have invited this person.',
    life: 'You can confirm until {{date}}.',
  },
  declined: {
    subject: '{{name}}: the invitation to “{{project}}” is declined',
    intro: '{{name}} declined the invitation to the project “{{project}}”. Role: {{role}}.',
  },
  confirmed: {
    subject: 'You are in the team of “{{project}}”',
    intro: 'Your membership in the project “{{project}}” is confirmed.',
  },
  refused: {
    subject: 'Your membership in “{{project}}” was not confirmed',
    intro: 'The team of the project “{{project}}” has withdrawn the invitation.',
  },
  removed: {
    subject: 'You are no longer in the project “{{project}}”',
    intro:
      '{{name}} removed you from the team of “{{project}}”. You no longer have access to the project.',
    stays: 'What you have written and signed stays in the project under your name.',
  },
  exclusion: {
    subject: 'You are asked to leave the project “{{project}}”',
    intro: '{{name}} asks you to leave the team of the project “{{project}}”.',
    silence:
      'It is up to you. If you do not answer until {{date}}, the request is closed and you stay.',
    accepted: '{{name}} left the team of “{{project}}”',
    declined: '{{name}} stays in the team of “{{project}}”',
    lapsed: '{{name}}: the request to leave “{{project}}” was not answered',
  },
  role_offer: {
    subject: 'A new role in the project “{{project}}”',
    intro: '{{name}} offers you another role in the project “{{project}}”: {{role}}.',
    silence: 'If you do not answer until {{date}}, your role stays as it is.',
    accepted: '{{name}} accepts the new role in “{{project}}”',
    declined: '{{name}} declines the new role in “{{project}}”',
    lapsed: '{{name}}: the offer of a new role in “{{project}}” was not answered',
  },
  handover: {
    subject: 'You are offered the authorship of “{{project}}”',
    intro:
      '{{name}} asks you to become the author of the project “{{project}}”. The author answers for the project, and nobody else can delete it. Nothing else changes.',
    silence: 'If you do not answer until {{date}}, the author stays the same.',
    accepted: '{{name}} is now the author of “{{project}}”',
    declined: '{{name}} declines the authorship of “{{project}}”',
    lapsed: '{{name}}: the offer of the authorship of “{{project}}” was not answered',
  },
};
