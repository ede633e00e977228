import { OBJECT } from '../read/flow.ts';
import { listMarker, type TextBlock } from './block.ts';
import { lookOf, type Usual } from './look.ts';

const CODE_STYLE = /source ?code|^code|листинг|preformatted|verbatim|^код|программ/i;

/** True for a paragraph of program text: by its style, or because all of it is monospaced. */
export function isCode(block: TextBlock, usual: Usual): boolean {
  if (block.text.trim() === '' || block.text.includes(OBJECT) || listMarker(block)) return false;
  const { mono } = lookOf(block);
  if (CODE_STYLE.test(block.source.styleName) || CODE_STYLE.test(block.source.styleId)) {
    return mono || !/подпись|caption|назван/i.test(block.source.styleName);
  }
  return mono && !usual.mono;
}
