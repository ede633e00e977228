import { BuilderElement, SimpleField, TextRun } from 'docx';
import { cleanLine } from './clean-text.ts';

/** A field with the value to show until Word counts it. */
export function field(instruction: string, value: string): SimpleField {
  return new SimpleField(instruction, cleanLine(value));
}

/**
 * A field whose parts are runs of their own: what LibreOffice asks for inside the contents, and of a
 * hidden field.
 */
export function longField(instruction: string, value: string): TextRun[] {
  return [
    ...[fieldMark('begin'), fieldInstruction(instruction), fieldMark('separate')].map(markRun),
    new TextRun(cleanLine(value)),
    markRun(fieldMark('end')),
  ];
}

/** A field that nobody sees. LibreOffice does not know `\h`, but hides the runs. */
export function hiddenField(instruction: string): TextRun[] {
  return [fieldMark('begin'), fieldInstruction(instruction), fieldMark('end')].map(
    (mark) => new TextRun({ vanish: true, children: [mark] }),
  );
}

function markRun(mark: BuilderElement): TextRun {
  return new TextRun({ children: [mark] });
}

/** A mark of a field that spans paragraphs, ISO/IEC 29500-1 clause 17.16.18. */
export function fieldMark(type: 'begin' | 'separate' | 'end'): BuilderElement {
  return new BuilderElement({
    name: 'w:fldChar',
    attributes: { type: { key: 'w:fldCharType', value: type } },
  });
}

export function fieldInstruction(instruction: string): BuilderElement {
  const element = new BuilderElement({
    name: 'w:instrText',
    attributes: { space: { key: 'xml:space', value: 'preserve' } },
  });
  element.addChildElement(instruction);
  return element;
}
