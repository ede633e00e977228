export { writeLatex } from '../latex/write-latex.ts';
export { writeMarkdown } from '../markdown/write-markdown.ts';
export { packFiles, packText } from '../text-file/pack-text.ts';
