import type { TranslationOf } from '../../keys.ts';
import type * as ru from '../../ru/normocontrol/structure.ts';

/** Texts of the rules about what an article consists of. */
export const article: TranslationOf<typeof ru.article> = {
  'R707-parts': {
    title: 'Parts of an article',
    message: 'The article lacks a part: {{name}}.',
    advice: 'Add the section. How the sections of the main part are called is up to you.',
  },
  'R707-udc': {
    title: 'UDC index',
    message: 'The UDC index is missing.',
    advice:
      'Enter it in the details of the article, for example “УДК 004.912”. A library helps to find the index.',
  },
  'R707-english': {
    title: 'Details in English',
    message: 'Missing in English: {{list}}.',
    advice: 'Fill these fields in the details of the article.',
  },
  'R707-abstract': {
    title: 'Length of the abstract',
    message: 'The abstract has {{count}} words; {{most}} are the limit.',
    advice: 'Keep the aim, the methods, the results and the conclusions.',
  },
  'R707-keywords': {
    title: 'Number of keywords of an article',
    message: 'Keywords: {{count}}. There should be 3 to 15.',
    advice: 'Add or remove words above the abstract. One keyword may be a phrase.',
  },
};

/** Rules about parts of the document, the abstract, terms and abbreviations. */
export const structure: TranslationOf<typeof ru.structure> = {
  'G32-5.3.2.1-keywords-count': {
    title: 'Number of keywords',
    message: 'Keywords: {{count}}. There must be {{least}} to {{most}}.',
    advice: 'Add or remove keywords in the settings of the abstract. A keyword may be a phrase.',
  },
  'G32-5.3.2.1-keywords-from-text': {
    title: 'Keywords come from the text',
    message: 'The keyword “{{word}}” does not occur in the text.',
    advice: 'Choose a word that the text really uses, or use this one.',
  },
  'G32-5.3.2.2-abstract-length': {
    title: 'Length of the abstract',
    message:
      'The abstract has {{count}} characters. The best is {{optimum}}, and never more than a page.',
    advice:
      'Keep the object, aim, methods, results and field of use; the details are in the main part.',
  },
  'G32-6.2.2-empty': {
    title: 'Empty section',
    message: 'There is no text under this heading.',
    advice: 'Write the text or remove the heading.',
  },
  'V-intro-keywords': {
    title: 'Parts of the introduction',
    message: 'The introduction does not name: {{list}}.',
    advice:
      'The committee looks for topicality, aim, tasks, object, subject and methods. Name them with these words.',
  },
  'G32-5.5.2-terms-opening': {
    title: 'Opening phrase of the terms',
    message: 'The list of terms does not open with “{{phrase}}”.',
    advice: 'Put this phrase as a paragraph before the first term.',
  },
  'G32-5.6.1-abbr-opening': {
    title: 'Opening phrase of the abbreviations',
    message: 'The list of abbreviations does not open with “{{phrase}}”.',
    advice: 'Put this phrase as a paragraph before the first abbreviation.',
  },
  'G32-4-order': {
    title: 'Order of the parts',
    message: '“{{name}}” is out of place: it should come before “{{before}}”.',
    advice: 'Move the section. The formatting profile says what comes after what.',
  },
  'G32-4-required': {
    title: 'Required parts',
    message: 'A required part is missing: “{{name}}”.',
    advice: 'Add a section of this kind. The title page and the contents are made for you.',
  },
  'G32-4-sources-practice': {
    title: 'List of sources',
    message: 'The section “{{name}}” is missing.',
    advice:
      'The standard does not call it required, but no university accepts a work without it. Add the section: it fills itself.',
  },
  'G32-6.2.1-struct-kind': {
    title: 'Structural element marked as a chapter',
    message:
      'The section “{{title}}” is the structural element “{{name}}”, not a chapter: it has no number.',
    advice:
      'Change the kind of the section: the heading will be printed as the standard says, without a number.',
  },
  'G32-4-unassigned': {
    title: 'Section without a kind',
    message: 'It is not said what part of the work this is.',
    advice:
      'Choose the kind: chapter, appendix or structural element. The number and the form depend on it.',
  },
  'G32-5.6.2-abbr-needed': {
    title: 'A list of abbreviations is needed',
    message:
      'Abbreviations that need an explanation: {{count}} ({{list}} and others), and there is no list of them.',
    advice:
      'With more than three abbreviations the standard demands a list. Add the section “Abbreviations and symbols”.',
  },
  'G32-5.6.3-abbr-inline': {
    title: 'A list of abbreviations is not needed',
    message:
      'Lines in the list of abbreviations: {{count}}. With fewer than three there is no list.',
    advice:
      'Explain the abbreviations in the text or in a footnote where they first stand, and remove the section.',
  },
  'V-abbr-expand': {
    title: 'Abbreviation not explained',
    message: 'The abbreviation “{{form}}” is explained nowhere.',
    advice: 'Explain it where it first stands or add it to the list of abbreviations.',
  },
  'G32-6.14-terms-form': {
    title: 'Punctuation at the end of a term’s line',
    message: 'There should be no punctuation after the definition of “{{term}}”.',
    advice: 'Remove the punctuation at the end of the line.',
  },
  'G32-6.15-abbr-form': {
    title: 'Punctuation at the end of an abbreviation’s line',
    message: 'There should be no punctuation after the explanation of “{{term}}”.',
    advice: 'Remove the punctuation at the end of the line.',
  },
  'G32-6.14-terms-order': {
    title: 'Terms in alphabetical order',
    message: 'Alphabetically, “{{term}}” comes before “{{before}}”.',
    advice: 'Put the terms in alphabetical order: Russian ones first, then Latin ones.',
  },
  'G32-6.15-abbr-order': {
    title: 'Abbreviations in alphabetical order',
    message: 'Alphabetically, “{{term}}” comes before “{{before}}”.',
    advice: 'Put the abbreviations in alphabetical order: Russian ones first, then Latin ones.',
  },
  'V-intro-whole': {
    title: 'The introduction is split by headings',
    message: 'There is a heading inside the introduction.',
    advice: 'An introduction is one text: take the headings out or move the parts into chapters.',
  },
  'V-title-supervisor': {
    title: 'Supervisor on the title page',
    message: 'The title page does not name the supervisor.',
    advice:
      'Add the supervisor to the project team or type the name into the block “Signatures” of the title page.',
  },
  'G32-5.3.2.1-typed-volume': {
    title: 'Length of the work in the abstract',
    message: 'The abstract says “{{found}}” while the document has {{right}}.',
    advice:
      'Provektor counts the line of length itself: take the typed one out or correct the number.',
  },
};
