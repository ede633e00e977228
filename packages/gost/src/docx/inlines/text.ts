import { ExternalHyperlink, type IRunOptions, type ParagraphChild, TextRun } from 'docx';
import type { InlineOf, TextStyle } from '../../model/document.ts';
import { cleanLine } from '../clean-text.ts';
import { webAddress } from './web-address.ts';

/** Text with its emphasis; with an address, a link that stays black (GOST 7.32-2017 clause 6.1.1). */
export function text({ text, style }: InlineOf<'text'>): ParagraphChild[] {
  const run = new TextRun({ text: cleanLine(text), ...emphasis(style) });
  const link = style.href === undefined ? undefined : webAddress(style.href);
  return [link === undefined ? run : new ExternalHyperlink({ link, children: [run] })];
}

function emphasis(style: TextStyle): IRunOptions {
  return {
    ...(style.bold && { bold: true }),
    ...(style.italic && { italics: true }),
    ...(style.underline && { underline: {} }),
    ...(style.subscript && { subScript: true }),
    ...(style.superscript && { superScript: true }),
    ...(style.code && { style: 'GostCode' }),
  };
}
