import { all, carry } from './dom.ts';
import { countsLetters, type ListShape, shapeOfMarker } from './list-marker.ts';

const MARKER = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]';
const LEVEL = /mso-list:\s*l\d+\s+level(\d+)/i;

/** A paragraph of Word that is an item of a list. */
interface Item {
  element: Element;
  level: number;
  shape: ListShape;
}

function readItem(element: Element): Item | null {
  const level = LEVEL.exec(element.getAttribute('style') ?? '')?.[1];
  const marker = element.querySelector(MARKER);
  if (element.tagName !== 'P' || !level || !marker) return null;
  return { element, level: Number(level), shape: shapeOfMarker(marker.textContent ?? '') };
}

function makeList({ element, shape }: Item): HTMLElement {
  const list = element.ownerDocument.createElement(shape.kind === 'dash' ? 'ul' : 'ol');
  if (shape.kind !== 'dash') {
    carry(list, 'format', shape.kind);
    carry(list, 'start', shape.start);
  }
  return list;
}

/** Puts items that follow one another into lists, the deeper ones into the item before them. */
function nest(items: readonly Item[]): void {
  const open: { level: number; kind: ListShape['kind']; list: HTMLElement }[] = [];
  for (const item of items) {
    while ((open.at(-1)?.level ?? 0) > item.level) open.pop();
    const same = open.at(-1)?.level === item.level;
    if (same && open.at(-1)?.kind !== item.shape.kind) open.pop();
    if (open.at(-1)?.level !== item.level) {
      const list = makeList(item);
      const parent = open.at(-1)?.list.lastElementChild;
      if (parent) parent.append(list);
      else item.element.before(list);
      open.push({ level: item.level, kind: item.shape.kind, list });
    }
    const line = item.element.ownerDocument.createElement('li');
    open.at(-1)?.list.append(line);
    line.append(item.element);
  }
}

/** Lists of Word, which are paragraphs with typed markers, become lists; markers before headings go. */
export function tidyWordLists(body: HTMLElement): void {
  let run: Item[] = [];
  for (const element of all(body, 'p')) {
    const item = readItem(element);
    if (!item) continue;
    if (run.at(-1)?.element.nextElementSibling !== element) {
      nest(run);
      run = [];
    }
    run.push(item);
  }
  nest(run);
  for (const marker of all(body, MARKER)) marker.remove();
}

/** Ordered lists of HTML keep letters and the number they begin with. */
export function tidyLists(body: HTMLElement): void {
  for (const list of all(body, 'ol:not([data-format])')) {
    const item = list.querySelector<HTMLElement>('li');
    const style = `${list.style.listStyleType} ${item?.style.listStyleType ?? ''}`;
    if (countsLetters(list.getAttribute('type'), style)) carry(list, 'format', 'letter');
    const start = Number(list.getAttribute('start') ?? 1);
    if (start > 1) carry(list, 'start', start);
  }
}
