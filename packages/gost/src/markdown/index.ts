export { type PackedText, packText } from '../text-file/pack-text.ts';
export { writeMarkdown } from './write-markdown.ts';
