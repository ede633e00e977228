import { Fragment, type ReactNode } from 'react';

const MARK = /<(\w+)>(.*?)<\/\1>/g;

/**
 * A text with marks such as `<rules>…</rules>`, each drawn by the function of its name. Marks do not
 * nest; one without a function stays as its words.
 */
export function Rich(props: { text: string; marks: Record<string, (words: string) => ReactNode> }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const found of props.text.matchAll(MARK)) {
    const [whole, name = '', words = ''] = found;
    parts.push(props.text.slice(end, found.index), props.marks[name]?.(words) ?? words);
    end = found.index + whole.length;
  }
  parts.push(props.text.slice(end));
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);
}
