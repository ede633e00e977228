import type { TranslationOf } from '../keys.ts';
import type * as ru from '../ru/desk.ts';

/** The desk of the editors: writing, publishing and looking back. */
export const desk: TranslationOf<typeof ru.desk> = {
  coverHint:
    'PNG, JPEG or GIF. The cover stands in lists and over the text and needs no description.',
  noText: 'Write a text in at least one part',
  noAlt: 'Describe the picture or say that it is decoration',
  altHint: 'Screen readers say this aloud, and it is shown when the picture does not load',
  decorative: 'The picture is decoration and tells nothing',
  missing: {
    lead: 'To publish, fill in',
    title: 'Title in Russian',
    summary: 'Summary in Russian',
    body: 'Text in Russian',
    alt: {
      ru: 'What the picture in part {{number}} shows',
      en: 'What the picture in part {{number}} of the English text shows',
    },
  },
  publish: {
    title: {
      article: 'Publish the article?',
      page: 'Publish the page?',
      block: 'Publish the block?',
    },
    titleChanges: 'Publish the changes?',
    article: 'Readers will see the article in the section “{{section}}” at {{path}}.',
    page: 'Readers will see this text on the page {{path}} instead of the present one.',
    block: 'Readers will see the block among the others: “{{type}}”.',
    sooner: 'This happens now and not at the planned time: {{date}}.',
    frozen: 'After that the address stays, even if the title is changed.',
    bothLanguages: 'The text is there in Russian and in English.',
    noEnglishArticle: 'There is no English text: the article will not be in English lists.',
    noEnglish: 'There is no English text: English readers will see the Russian one.',
    changes: 'This is what changes for readers:',
  },
  preview: {
    renew: 'New preview link',
    renewed: 'The old link does not open any more. Copy the new one.',
  },
  unpublish: {
    article:
      'Readers will not see the article any more: it disappears from the lists, and {{path}} will say that there is no such page. The text and its versions stay here, and you can publish it again at any time.',
    page: 'The page {{path}} will have the text again that came with the service. Your text and its versions stay here, and you can publish them again at any time.',
    block:
      'The block disappears from its page (“{{type}}”). The text and its versions stay here, and you can publish it again at any time.',
    planned: 'The publication planned for {{date}} will not take place. The text stays here.',
    unplanned: 'The publication is cancelled',
  },
  schedule: {
    day: 'Day',
    time: 'Time',
    timeFormat: 'HH:MM',
    timeUnread: 'Enter hours and minutes, such as 09:30',
    zone: 'By your clock: {{zone}}',
    older: 'without the latest edits',
    renew: 'Add the edits to the plan',
    renewed: 'The edits will come out with the publication',
  },
  versions: {
    hint: 'To restore a version, view it first.',
    look: 'View',
    lookAt: 'View the version “{{title}}”, {{when}}',
    back: 'All versions',
    restore: 'Restore this version',
    restored: 'The version is restored',
    view: 'What to show',
    changes: 'Differences',
    wholeRu: 'Russian text',
    wholeEn: 'English text',
    changesNote: 'What changes if you restore this version in place of what is written now:',
    shown: 'On the site',
    current: 'Written now',
    first: 'First record',
    changed: 'Changed: {{list}}',
    inLanguage: 'Language of the text: {{language}}',
    pictureChanged: 'The picture or its description has changed.',
    orderChanged: 'The order of the parts has changed.',
    whole: {
      picture: 'The cover has changed.',
      icon: 'The icon beside the title has changed.',
      kinds: 'The kinds of projects that the article helps with have changed.',
      stage: 'The stage that this helps with has changed.',
    },
    what: {
      title: 'title',
      summary: 'summary',
      text: 'text',
      english: 'English text',
      authors: 'authors',
      picture: 'cover',
      icon: 'icon beside the title',
      kinds: 'kinds of projects',
      stage: 'stage',
    },
  },
  picture: {
    type: '“{{name}}” does not fit: a PNG, JPEG or GIF picture is needed. Save it as one of these and choose it again.',
    empty: '“{{name}}” is empty. Choose another file.',
    large: '“{{name}}” is larger than {{size}}. Make the picture smaller and choose it again.',
    pixels:
      '“{{name}}” has more than {{pixels}} million pixels. Make the picture smaller and choose it again.',
    broken:
      '“{{name}}” does not open as a picture: the file is damaged or has the wrong extension. Open it on your computer, save it as PNG or JPEG and choose it again.',
  },
};
