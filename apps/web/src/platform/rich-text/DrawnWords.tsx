import { createContext, type ReactNode, use } from 'react';

const DrawContext = createContext<(text: string) => ReactNode>((text) => text);

/** Says how the words of the texts inside are drawn, such as with what was searched for marked. */
export const DrawWords = DrawContext;

/** A run of words, drawn as the page around says. */
export function WordsInside({ text }: { text: string }) {
  return use(DrawContext)(text);
}
