import { type NodeJson, nodeText, type SectionJson } from '@pv/editor-schema';
import type { Place } from '../../model/document.ts';
import { buildBlocks } from '../build/build-blocks.ts';
import type { Question, QuestionOption } from '../report.ts';
import type { Block } from './block.ts';
import { readTypedNumber } from './heading-cues.ts';
import { APPENDIX_LETTERS, nextLetter } from './letters.ts';
import { draftSection, type Recognition, type SectionDraft } from './recognition.ts';

/**
 * What stands after the list of sources without a heading, as sections of its own: one for each run
 * of blocks whose labels carry the same appendix letter, or none.
 */
export function splitTrailing(blocks: readonly Block[], recognition: Recognition): SectionDraft[] {
  const nodes = buildBlocks(blocks, recognition);
  const runs: { letter: string | null; content: NodeJson[] }[] = [];
  for (const [index, node] of nodes.entries()) {
    const letter = recognition.letters.get(node) ?? null;
    const run = runs.at(-1);
    const within = letter === null && run?.letter === nextLetterAfter(nodes, index, recognition);
    if (run && (run.letter === letter || within)) run.content.push(node);
    else runs.push({ letter, content: [node] });
  }
  return runs.map(({ letter, content }) =>
    draftSection(recognition.newId(), 'common', 'trailing', { letter, content }),
  );
}

/** The next letter that a label shows after a block: text between two figures of Б belongs to Б. */
function nextLetterAfter(
  nodes: readonly NodeJson[],
  index: number,
  { letters }: Recognition,
): string | null {
  for (const node of nodes.slice(index + 1)) {
    const letter = letters.get(node);
    if (letter !== undefined) return letter;
  }
  return null;
}

/** The beginning of a run's text, for showing what is asked about. */
function excerptOf(nodes: readonly NodeJson[]): string {
  for (const node of nodes) {
    const text = nodeText(node).replace(/\s+/g, ' ').trim();
    if (text !== '') return text.length > 160 ? `${text.slice(0, 159)}…` : text;
  }
  return '';
}

/** What the questions are worked out from. */
interface QuestionSource {
  drafts: readonly SectionDraft[];
  sections: readonly SectionJson[];
  places: ReadonlyMap<NodeJson, Place>;
  /** Appendix letters that the text mentions and no heading has. */
  missingLetters: ReadonlySet<string>;
  letters: WeakMap<NodeJson, string>;
  doubtfulNodes: readonly NodeJson[];
  newId: () => string;
}

/** Asks about everything that the document itself does not settle. */
export function askQuestions(source: QuestionSource): Question[] {
  return [
    ...source.drafts.flatMap((draft) => aboutSection(draft, source)),
    ...source.drafts.flatMap((draft) => aboutAppendixStart(draft, source)),
    ...worthAsking(source.doubtfulNodes).flatMap((node) => aboutHeading(node, source)),
  ];
}

/** More lines than this that look like headings are a manner of writing, not headings. */
const MANY = 30;

/**
 * The lines that may be headings and are worth asking about one by one: those with a number always, it
 * is a stronger sign than any look.
 */
export function worthAsking(nodes: readonly NodeJson[]): readonly NodeJson[] {
  const bare = nodes.filter((node) => !readTypedNumber(nodeText(node).trimStart()));
  return bare.length > MANY ? nodes.filter((node) => !bare.includes(node)) : nodes;
}

function aboutSection(draft: SectionDraft, source: QuestionSource): Question[] {
  const element = draft.heading?.mark.elementOrChapter;
  if (element) {
    return [
      {
        id: source.newId(),
        kind: 'unassigned',
        place: { sectionId: draft.id, path: [] },
        excerpt: draft.heading?.block.text ?? draft.title,
        counts: countKinds(draft.content),
        options: [
          { value: 'section:chap', action: 'section', kind: 'chap' },
          { value: `section:${element}`, action: 'section', kind: element },
        ],
        suggested: 'section:chap',
      },
    ];
  }
  if (draft.kind !== 'common' || draft.origin === 'heading') return [];
  const options =
    draft.origin === 'trailing' ? trailingOptions(source) : leadingOptions(draft, source);
  return [
    {
      id: source.newId(),
      kind: draft.origin === 'frontMatter' ? 'frontMatter' : 'unassigned',
      place: { sectionId: draft.id, path: [] },
      excerpt: draft.title || excerptOf(draft.content),
      counts: countKinds(draft.content),
      options,
      suggested: draft.origin === 'trailing' ? suggestLetter(draft, source) : null,
    },
  ];
}

function trailingOptions(source: QuestionSource): QuestionOption[] {
  const appendices = lettersInPlay(source).map(
    (letter): QuestionOption => ({ value: `appendix:${letter}`, action: 'appendix', letter }),
  );
  return [
    ...appendices,
    { value: 'sources', action: 'sources' },
    { value: 'apart', action: 'apart' },
  ];
}

function leadingOptions(draft: SectionDraft, { drafts }: QuestionSource): QuestionOption[] {
  const has = (kind: string) => drafts.some((other) => other.kind === kind);
  const section = (kind: 'abstract' | 'intro' | 'chap'): QuestionOption[] =>
    kind !== 'chap' && has(kind) ? [] : [{ value: `section:${kind}`, action: 'section', kind }];
  const drop: QuestionOption = { value: 'drop', action: 'drop' };
  const own = [...section('abstract'), ...section('intro'), ...section('chap')];
  return [...own, { value: 'apart', action: 'apart' }, ...(draft.title ? [] : [drop])];
}

/** Letters that an unheaded run may have: mentioned or shown by labels, and the next free one. */
function lettersInPlay({ drafts, missingLetters }: QuestionSource): string[] {
  const taken = new Set(
    drafts.flatMap((draft) =>
      draft.kind === 'applications' && draft.letter ? [draft.letter] : [],
    ),
  );
  const shown = drafts.flatMap((draft) =>
    draft.origin === 'trailing' && draft.letter ? [draft.letter] : [],
  );
  const letters = new Set([...missingLetters, ...shown].filter((letter) => !taken.has(letter)));
  if (letters.size === 0) letters.add(nextLetter(taken));
  return [...letters].sort((a, b) => order(a) - order(b));
}

const order = (letter: string) => {
  const index = APPENDIX_LETTERS.indexOf(letter);
  return index < 0 ? APPENDIX_LETTERS.length + Number(letter) : index;
};

/** Labels name the letter themselves; else the one letter that is mentioned and fits by its place. */
function suggestLetter(draft: SectionDraft, source: QuestionSource): string | null {
  if (draft.letter) return `appendix:${draft.letter}`;
  const trailing = source.drafts.filter((other) => other.origin === 'trailing');
  const after = trailing.slice(trailing.indexOf(draft) + 1).find((other) => other.letter)?.letter;
  const shown = new Set(trailing.map((other) => other.letter));
  const free = [...source.missingLetters].filter(
    (letter) => !shown.has(letter) && (!after || order(letter) < order(after)),
  );
  return free.length === 1 ? `appendix:${free[0]}` : null;
}

/** Inside one appendix the labels change their letter: the next appendix may have lost its heading. */
function aboutAppendixStart(draft: SectionDraft, source: QuestionSource): Question[] {
  if (draft.kind !== 'applications' || draft.letter === null) return [];
  const questions: Question[] = [];
  let current = draft.letter;
  for (const [index, node] of draft.content.entries()) {
    const letter = source.letters.get(node);
    const place = source.places.get(node);
    if (letter === undefined || letter === current || !place) continue;
    current = letter;
    questions.push({
      id: source.newId(),
      kind: 'appendixStart',
      place,
      excerpt: excerptOf([node]),
      counts: countKinds(draft.content.slice(index)),
      options: [
        { value: `split:${letter}`, action: 'split', letter, sectionId: source.newId() },
        { value: 'keep', action: 'keep' },
      ],
      suggested: `split:${letter}`,
    });
  }
  return questions;
}

function aboutHeading(node: NodeJson, source: QuestionSource): Question[] {
  const place = source.places.get(node);
  const isText = (node.content ?? []).every((child) => child.type === 'text');
  if (place?.path.length !== 1 || !isText) return [];
  return [
    {
      id: source.newId(),
      kind: 'heading',
      place,
      excerpt: excerptOf([node]),
      counts: countKinds([node]),
      options: [
        { value: 'chapter', action: 'chapter', sectionId: source.newId() },
        { value: 'heading:2', action: 'heading', level: 2 },
        { value: 'heading:3', action: 'heading', level: 3 },
        { value: 'heading:4', action: 'heading', level: 4 },
        { value: 'keep', action: 'keep' },
      ],
      suggested: suggestLevel(nodeText(node)),
    },
  ];
}

/** The typed number tells the level: «4.1» is a section of a chapter. */
function suggestLevel(text: string): string | null {
  const number = readTypedNumber(text.trimStart());
  if (!number) return null;
  return number.depth === 1 ? 'chapter' : `heading:${Math.min(number.depth, 4)}`;
}

function countKinds(nodes: readonly NodeJson[]): Question['counts'] {
  const count = (...types: string[]) => nodes.filter((node) => types.includes(node.type)).length;
  return {
    paragraphs: count('paragraph', 'heading', 'bulletList', 'orderedList'),
    figures: count('figure', 'partedFigure'),
    listings: count('listing', 'codeBlock'),
    tables: count('tableBlock'),
  };
}
