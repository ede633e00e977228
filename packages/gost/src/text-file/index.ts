export { writeLatex } from '../latex/write-latex.ts';
export { writeMarkdown } from '../markdown/write-markdown.ts';
export { packText } from './pack-text.ts';
