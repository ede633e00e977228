import type { commentsRu, ru } from './ru.ts';

type Same<T> = { [K in keyof T]: T[K] extends string ? string : Same<T[K]> };

export const en: Same<typeof ru> = {
  'G32-6.1.1-paper': {
    title: 'Size of the sheet',
    message: 'The sheet is {{width}}\u00a0×\u00a0{{height}}\u00a0mm.',
    advice: 'Use A4 (210\u00a0×\u00a0297\u00a0mm); A3 is for large tables and figures only.',
  },
  'G32-6.1.1-margins': {
    title: 'Margins of the page',
    message: 'Margins: left {{left}}, right {{right}}, top {{top}}, bottom {{bottom}}\u00a0mm.',
    advice: 'Left 30\u00a0mm, right 15\u00a0mm, top and bottom 20\u00a0mm.',
  },
  'D11-5.3.7-margins': {
    title: 'Margins of the page',
    message: 'Margins: left {{left}}, right {{right}}, top {{top}}, bottom {{bottom}}\u00a0mm.',
    advice: 'Of a dissertation: left 25\u00a0mm, right 10\u00a0mm, top and bottom 20\u00a0mm.',
  },
  'G32-6.3.1-page-number': {
    title: 'Page numbers',
    message: 'Pages are not numbered.',
    advice: 'Put the page number into the footer, in the middle, without a dot.',
  },
  'G32-6.3.1-page-place': {
    title: 'Place of the page number',
    message: 'The page number is not in the middle of the bottom margin.',
    advice: 'Move the number into the footer and centre it.',
  },
  'G32-6.3.2-title-page': {
    title: 'Number on the title page',
    message: 'The title page has its number printed.',
    advice: 'Switch on “Different first page”: the title page is counted but bears no number.',
  },
  'G32-6.1.1-font': {
    title: 'Font',
    message: 'The text is set in {{font}}.',
    advice: 'Times New Roman is recommended for running text.',
  },
  'G32-6.1.1-size': {
    title: 'Small letters',
    message: 'The size of the letters is {{size}}\u00a0pt.',
    advice: 'No less than 12\u00a0pt; tables may have smaller letters.',
  },
  'V-font-14': {
    title: 'Letters of different sizes',
    message: 'The size here is {{size}}\u00a0pt, elsewhere {{usual}}\u00a0pt.',
    advice: 'Set running text in one size, usually 14\u00a0pt.',
  },
  'G32-6.1.1-color': {
    title: 'Colour of the text',
    message: 'The text is coloured.',
    advice: 'Letters are black, those of headings and links too.',
  },
  'G32-6.1.1-spacing': {
    title: 'Line spacing',
    message: 'The line spacing is {{found}}.',
    advice: 'Use one and a half lines.',
  },
  'V-justify': {
    title: 'Space between paragraphs',
    message: 'There are {{found}}\u00a0pt before or after the paragraph.',
    advice: 'Running text has 0\u00a0pt before and after a paragraph.',
  },
  'G32-6.1.1-indent': {
    title: 'Paragraph indent',
    message: 'The first line is indented by {{found}}\u00a0cm.',
    advice: 'The indent is 1.25\u00a0cm, the same in the whole work.',
  },
  'G32-6.1.1-align': {
    title: 'Alignment of the text',
    message: 'The paragraph is not justified.',
    advice: 'Justify running text: the standard says nothing of it, departments ask for it.',
  },
  'V-no-empty-paragraphs': {
    title: 'Empty lines',
    message: 'Empty paragraphs in a row: {{count}}.',
    advice: 'Remove them: distances are made by spacing, new pages by breaks.',
  },
  'G32-6.2.1-struct-form': {
    title: 'Place of a structural heading',
    message: 'The heading is not in the middle of its line.',
    advice: 'Centre it, without the paragraph indent.',
  },
  'G32-6.2.1-struct-caps': {
    title: 'Structural heading in small letters',
    message: 'The heading is not in capitals.',
    advice: 'Introduction, conclusion and other structural elements are headed in capitals.',
  },
  'G32-6.2.1-new-page': {
    title: 'New page',
    message: 'The section does not start on a new page.',
    advice: 'Switch on “Page break before” for the paragraph of the heading.',
  },
  'G32-6.2.3-section-form': {
    title: 'Weight of a heading',
    message: 'The heading is not bold.',
    advice: 'Headings of sections and subsections are bold.',
  },
  'G32-6.2.3-section-indent': {
    title: 'Indent of a heading',
    message: 'The heading does not begin at the paragraph indent.',
    advice: 'The heading of a section or subsection is indented by 1.25\u00a0cm, at the left.',
  },
  'G32-6.2.3-underline': {
    title: 'Underlined heading',
    message: 'The heading is underlined.',
    advice: 'Take the line away.',
  },
  'G32-5.4.1-toc-leader': {
    title: 'Dots in the contents',
    message: 'No dots lead from the heading to its page.',
    advice: 'Set a right tab stop with a leader of dots.',
  },
  'V-contents-typed': {
    title: 'Contents typed by hand',
    message: 'The contents are typed by hand: page numbers may be out of date.',
    advice: 'Insert automatic contents and update them before handing in.',
  },
  'G32-6.4.6-dash': {
    title: 'Marker of a list',
    message: 'The item of the list does not begin with a dash.',
    advice: 'An item begins with a dash, or with a small letter or a digit and a bracket.',
  },
  'G32-6.5.7-caption-word': {
    title: 'The word “Рисунок”',
    message: 'The word “Рисунок” is abbreviated in the caption.',
    advice: 'Write it in full.',
  },
  'G32-6.6.3-caption-word': {
    title: 'The word “Таблица”',
    message: 'The word “Таблица” is abbreviated in the caption.',
    advice: 'Write it in full.',
  },
  'G32-6.5.7-caption-dash': {
    title: 'Dash in the caption of a figure',
    message: 'There is no dash between the number and the name of the figure.',
    advice: 'The form is “Рисунок 1\u00a0— Name”.',
  },
  'G32-6.6.3-caption-dash': {
    title: 'Dash in the caption of a table',
    message: 'There is no dash between the number and the name of the table.',
    advice: 'The form is “Таблица 1\u00a0— Name”.',
  },
  'G32-6.5.7-caption-align': {
    title: 'Place of the caption of a figure',
    message: 'The caption is not in the middle of its line.',
    advice: 'Centre it, without the paragraph indent.',
  },
  'G32-6.6.3-caption-align': {
    title: 'Place of the caption of a table',
    message: 'The caption does not begin at the left edge.',
    advice: 'Align it to the left, without the paragraph indent.',
  },
  'G32-6.5.7-caption-below': {
    title: 'Caption over a figure',
    message: 'The caption stands over the figure.',
    advice: 'Move it under the figure.',
  },
  'G32-6.6.3-caption-above': {
    title: 'Caption under a table',
    message: 'The caption stands under the table.',
    advice: 'Move it over the table.',
  },
  'G32-6.5.8-caption-spacing': {
    title: 'Spacing of a long caption',
    message: 'A caption of several lines is not single-spaced.',
    advice: 'Give the caption single spacing.',
  },
  'G32-6.5.4-numbering': {
    title: 'Numbers of figures',
    message: 'Figure {{found}} stands where figure {{expected}} is expected.',
    advice: 'Number figures in a row, through the work or within a section.',
  },
  'G32-6.6.4-numbering': {
    title: 'Numbers of tables',
    message: 'Table {{found}} stands where table {{expected}} is expected.',
    advice: 'Number tables in a row, through the work or within a section.',
  },
};

export const commentsEn: Same<typeof commentsRu> = {
  author: 'Normocontrol (Провектор)',
  initials: 'NC',
  more: 'More places like this: {{count}}.',
};
