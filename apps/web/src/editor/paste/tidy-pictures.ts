import { newId } from '../document/new-id.ts';
import { all, captionName, carry, isBlank } from './dom.ts';

/** Pictures that came within a pasted text. */
export interface PastedPictures {
  /** By the ids of the figures that wait for them. */
  files: Map<string, File>;
  /** How many could not be taken: they stand elsewhere, and the browser gives only their address. */
  missing: number;
}

const DATA = /^data:(image\/(png|jpeg|gif|svg\+xml));base64,(.+)$/is;

/** The file written into an address of the kind `data:`; null for what is no picture of a document. */
export function fileOf(address: string): File | null {
  const [, type, ending, base64] = DATA.exec(address) ?? [];
  if (!type || !ending || !base64) return null;
  try {
    const bytes = Uint8Array.from(atob(base64.replace(/\s+/g, '')), (sign) => sign.charCodeAt(0));
    return new File([bytes], `picture.${ending.replace(/\+.*/, '')}`, { type });
  } catch {
    return null;
  }
}

/** The name of a picture is taken from the paragraph under it. */
function takeCaption(line: Element | null): string {
  const next = line?.nextElementSibling;
  const typed = next?.tagName === 'P' ? captionName(next.textContent ?? '', 'figure') : null;
  if (typed === null) return '';
  next?.remove();
  return typed.replace(/\s+/g, ' ');
}

/** Takes a figure out of the paragraph it was in, which is cut in two where words follow. */
function lift(figure: Element): void {
  let parent = figure.parentElement;
  while (parent && /^(P|SPAN|A|B|I|EM|STRONG|U|FONT|CENTER|H[1-6])$/.test(parent.tagName)) {
    const rest = parent.cloneNode(false);
    while (figure.nextSibling) rest.appendChild(figure.nextSibling);
    parent.after(figure);
    if (rest.textContent?.trim()) figure.after(rest);
    if (isBlank(parent)) parent.remove();
    parent = figure.parentElement;
  }
}

/** Pictures in a pasted text become figures that wait for their files. */
export function tidyPictures(body: HTMLElement): PastedPictures {
  const found: PastedPictures = { files: new Map(), missing: 0 };
  for (const picture of all(body, 'img')) {
    const address = picture.getAttribute('src') ?? '';
    const file = fileOf(address);
    // a dot that counts visits is no picture
    const seen = picture.getAttribute('width') !== '1' && picture.getAttribute('height') !== '1';
    if (!file) {
      if (address && seen) found.missing += 1;
      picture.remove();
      continue;
    }
    const figure = picture.ownerDocument.createElement('figure');
    const id = newId();
    carry(figure, 'id', id);
    carry(figure, 'images', []);
    const caption = picture.ownerDocument.createElement('figcaption');
    caption.textContent = takeCaption(picture.closest('p'));
    figure.append(caption);
    picture.replaceWith(figure);
    lift(figure);
    found.files.set(id, file);
  }
  return found;
}
