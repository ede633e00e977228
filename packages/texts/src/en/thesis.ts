/** The one document of a final work on the page of its project. */
export const thesis = {
  title: 'The work',
  lead: 'One text for all stages: each stage has sections of its own in it.',
  open: 'Open the work',
  openHere: 'Open the work at the sections of the stage',
  short: 'Sections',
  changed: 'Changed on {{when}}',
  notBegun: 'Not begun yet',
  words_one: '{{count}} word in the latest version',
  words_other: '{{count}} words in the latest version',
  waiting: 'Sections under approval: {{stages}}',
  stage: 'stage {{number}} “{{title}}”',
  whole: 'the whole work',
} as const;
