/** Sections of stages in the one document of a final work, in its editor. */
export const documentStages = {
  stage: 'Stage {{number}}. {{title}}',
  last: 'The final part',
  filter: 'Which sections to show',
  all: 'Whole work',
  only: 'This stage',
  none: 'This stage has no sections yet. A new section will be its own; any other can be given to it in the menu of the section.',
  give: 'To stage',
  closed: {
    waiting: 'The section is under approval: {{stage}}. It cannot be changed until it is decided.',
    approved:
      'The section is approved: {{stage}}. To change it, open it: the stage will have to be approved again.',
  },
  refused:
    'Some of what was typed was not taken: it is in a section that is under approval already. While it stands in the text, other sections are not saved either. Save your text and take the text from the server.',
  startAnew: 'Take the text from the server',
  anewTitle: 'Take the text from the server?',
  anewText:
    'Everything typed that the server does not have will go from this device. Download your text first: what you need can be brought back from the file.',
  saveMine: 'Download my text',
  mineName: 'My text.txt',
} as const;
