import type {
  ArticleAuthorName,
  ArticleContent,
  ArticlePart,
  ArticleText,
  ChangeState,
  Piece,
  ReadLanguage,
} from '@pv/contract';
import { contentWords } from '@pv/editor-schema/rich-text';
import { looksChanged } from './looks.ts';
import { compareWords } from './words.ts';

/** One difference between two states of an article of the site. */
export type ArticleDifference =
  | { kind: 'line'; language: ReadLanguage; field: 'title' | 'summary'; pieces: Piece[] }
  | {
      kind: 'part';
      language: ReadLanguage;
      id: string;
      state: ChangeState;
      heading: Piece[];
      text: Piece[];
      /** Its picture is another one, or is described otherwise. */
      picture: boolean;
      /** Words that stayed look otherwise: bold, a list, a link. */
      markup: boolean;
    }
  | { kind: 'order'; language: ReadLanguage }
  | { kind: 'authors'; pieces: Piece[] }
  | { kind: 'whole'; field: 'picture' | 'icon' | 'kinds' | 'stage' };

type States<T> = { before: T; after: T };

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const NOTHING: Omit<ArticlePart, 'id'> = { heading: '', text: '', picture: null };
const stored = (content: string) => ({ kind: 'content', content }) as const;
const wordsOf = (text: string) => contentWords(stored(text));

function markupChanged(before: string, after: string): boolean {
  if (before === after) return false;
  return wordsOf(before) === wordsOf(after) || looksChanged(stored(before), stored(after));
}

function partDifference(
  language: ReadLanguage,
  id: string,
  { before, after }: States<ArticlePart | undefined>,
): ArticleDifference[] {
  if (same(before, after)) return [];
  const [old, fresh] = [before ?? NOTHING, after ?? NOTHING];
  const state = before && after ? 'changed' : after ? 'added' : 'removed';
  return [
    {
      kind: 'part',
      language,
      id,
      state,
      heading: compareWords(old.heading, fresh.heading),
      text: compareWords(wordsOf(old.text), wordsOf(fresh.text)),
      picture: !same(old.picture, fresh.picture),
      markup: state === 'changed' && markupChanged(old.text, fresh.text),
    },
  ];
}

/** Parts are told by their ids; one that was only moved is told of by the order. */
function compareParts(
  language: ReadLanguage,
  { before, after }: States<readonly ArticlePart[]>,
): ArticleDifference[] {
  const keyOf = (part: ArticlePart, at: number) => part.id ?? `p${at + 1}`;
  const old = new Map(before.map((part, at) => [keyOf(part, at), part]));
  const fresh = new Map(after.map((part, at) => [keyOf(part, at), part]));
  const parts = [...new Set([...fresh.keys(), ...old.keys()])].flatMap((id) =>
    partDifference(language, id, { before: old.get(id), after: fresh.get(id) }),
  );
  const stayed = (one: typeof old, other: typeof old) =>
    [...one.keys()].filter((id) => other.has(id));
  const moved = !same(stayed(old, fresh), stayed(fresh, old));
  return [...parts, ...(moved ? [{ kind: 'order', language } as const] : [])];
}

function compareText(
  language: ReadLanguage,
  { before, after }: States<ArticleText>,
): ArticleDifference[] {
  const lines = (['title', 'summary'] as const).flatMap((field): ArticleDifference[] => {
    if (before[field] === after[field]) return [];
    return [{ kind: 'line', language, field, pieces: compareWords(before[field], after[field]) }];
  });
  return [...lines, ...compareParts(language, { before: before.body, after: after.body })];
}

const authorsOf = (authors: readonly ArticleAuthorName[]) =>
  authors
    .map(({ name, name_en, orcid }) => [name, name_en, orcid].filter(Boolean).join('; '))
    .join('\n');

const wholeOf = (content: ArticleContent, field: 'picture' | 'icon' | 'kinds' | 'stage') =>
  field === 'kinds' ? (content.kinds ?? []).toSorted() : (content[field] ?? null);

/** How one state of an article, page or info block became another, field by field and part by part. */
export function compareArticles(
  before: ArticleContent,
  after: ArticleContent,
): ArticleDifference[] {
  const [old, fresh] = [authorsOf(before.authors), authorsOf(after.authors)];
  const whole = (['picture', 'icon', 'kinds', 'stage'] as const).filter(
    (field) => !same(wholeOf(before, field), wholeOf(after, field)),
  );
  return [
    ...compareText('ru', { before: before.ru, after: after.ru }),
    ...compareText('en', { before: before.en, after: after.en }),
    ...(old === fresh ? [] : [{ kind: 'authors', pieces: compareWords(old, fresh) } as const]),
    ...whole.map((field) => ({ kind: 'whole', field }) as const),
  ];
}
