import type { NumberedPart } from './numbering/sequences.ts';
import { textWidth } from './units.ts';
import { newFlow, type Scope, type Writer } from './writer.ts';

/** The scope of a part of the document, which begins on a new page; in an article it runs on. */
export function partScope(
  writer: Writer,
  part: NumberedPart,
  headingNumber: Scope['headingNumber'] = (number) => ({ kind: 'typed', number }),
): Scope {
  const { profile } = writer.document;
  return {
    writer,
    part,
    headingNumber,
    width: textWidth(profile),
    indent: writer.indent,
    textStyle: 'GostText',
    listDepth: 0,
    flow: newFlow(profile.form === 'article' ? null : 'column'),
  };
}
