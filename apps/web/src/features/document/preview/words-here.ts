import type { Words } from './find-page.ts';

const BLOCKS = 'p, h1, h2, h3, h4, li, td, th, figcaption, pre';

/** What stands around the caret in its block, if it is in the text. */
function wordsAtCaret(): Words | null {
  const selection = window.getSelection();
  const node = selection?.focusNode;
  const element = node instanceof Element ? node : node?.parentElement;
  const block = element?.closest('.pv-doc') ? element.closest(BLOCKS) : null;
  if (!block || !node || !selection) return null;
  const range = document.createRange();
  range.selectNodeContents(block);
  range.setEnd(node, selection.focusOffset);
  const before = range.toString();
  return { before, after: (block.textContent ?? '').slice(before.length) };
}

/** The words at the caret, else those at the top of what is shown of the text; null where there are none. */
export function wordsHere(): Words | null {
  const caret = wordsAtCaret();
  if (caret) return caret;
  const text = document.querySelector('.pv-doc');
  const top = text?.getBoundingClientRect().top ?? 0;
  const shown = [...(text?.querySelectorAll(BLOCKS) ?? [])].find(
    (block) => block.getBoundingClientRect().bottom > top && block.textContent?.trim(),
  );
  return shown ? { before: '', after: shown.textContent ?? '' } : null;
}
