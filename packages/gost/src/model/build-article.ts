import type { DocumentSettings, TitleFields } from '@pv/editor-schema';
import type {
  AbstractPart,
  ArticleAuthor,
  ArticleFrame,
  ArticleGroup,
  Block,
  Inline,
  TitlePage,
} from './document.ts';

/** Fields of a manuscript's head that a writer types or words otherwise, in printing order. */
export const ARTICLE_FIELDS = [
  'workKind',
  'codes',
  'title',
  'affiliations',
  'acknowledgements',
  'titleEn',
  'authorsEn',
  'affiliationsEn',
  'abstractEn',
  'keywordsEn',
  'acknowledgementsEn',
  'contribution',
  'conflict',
] as const;
export type ArticleField = (typeof ARTICLE_FIELDS)[number];

/** The organisations of the authors, each once, in the order of the authors. */
export function affiliationsOf(authors: readonly ArticleAuthor[]): string[] {
  return [...new Set(authors.map(({ affiliation }) => affiliation))].filter((name) => name !== '');
}

type Known = Pick<TitlePage, 'workKind' | 'codes' | 'title' | 'authors'>;

const KNOWN: { [F in ArticleField]?: (page: Known) => string } = {
  workKind: ({ workKind }) => workKind,
  codes: ({ codes }) => codes.join('\n'),
  title: ({ title }) => title,
  affiliations: ({ authors = [] }) => affiliationsOf(authors).join('\n'),
  authorsEn: ({ authors = [] }) => authors.map(({ latinName }) => latinName).join('\n'),
};

/** What the profiles and the project give for a field; empty where only the writer knows. */
export function knownField(page: Known, field: ArticleField): string {
  return KNOWN[field]?.(page) ?? '';
}

/** A field as it is printed: what the writer has typed stands before what is known. */
export function articleField(page: Known, typed: TitleFields, field: ArticleField): string {
  return typed[field]?.trim() || knownField(page, field);
}

const text = (value: string): Inline => ({ kind: 'text', text: value, style: {} });
const bold = (value: string): Inline => ({ kind: 'text', text: value, style: { bold: true } });
const raised = (value: string): Inline => ({
  kind: 'text',
  text: value,
  style: { superscript: true },
});

const orcidAddress = (orcid: string): string => `https://orcid.org/${orcid}`;

/** A line from the left edge. Nothing of it leads back into the text of a section. */
function line(...inlines: Inline[]): Block {
  return { place: { sectionId: '', path: [] }, kind: 'paragraph', inlines, definition: true };
}

/** The lines of a group; a group without any is left out. */
function group(...blocks: (Block | null)[]): ArticleGroup[] {
  const there = blocks.filter((block) => block !== null);
  return there.length > 0 ? [{ kind: 'lines', blocks: there }] : [];
}

const titleGroup = (title: string): ArticleGroup[] =>
  title ? [{ kind: 'title', text: title }] : [];

const plainLine = (value: string): Block | null => (value ? line(text(value)) : null);

function labelled(label: string, value: string): Block | null {
  return value ? line(bold(label), text(value)) : null;
}

const linesOf = (value: string): string[] =>
  value
    .split('\n')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** «e-mail, https://orcid.org/…» of an author; no dot after an ORCID. */
function contacts({ email, orcid }: ArticleAuthor): Inline[] {
  const address = orcid && orcidAddress(orcid);
  const link: Inline = { kind: 'text', text: address, style: { href: address } };
  return [
    ...(email ? [text(email)] : []),
    ...(email && address ? [text(', ')] : []),
    ...(address ? [link] : []),
  ];
}

/** Numbers of the authors of an organisation, «1, 3», raised before its name; none for one author. */
function marksOf(authors: readonly ArticleAuthor[], affiliation: string): Inline[] {
  if (authors.length < 2) return [];
  const numbers = authors.flatMap((one, index) =>
    one.affiliation === affiliation ? [index + 1] : [],
  );
  return [raised(`${numbers.join(', ')}\u00a0`)];
}

/** Names in a row with numbers, an organisation a line, contacts a line. */
function authorLines(
  authors: readonly ArticleAuthor[],
  names: readonly string[],
  organisations: readonly string[],
): Block[] {
  const many = authors.length > 1;
  const named = names.flatMap((name, index): Inline[] => [
    ...(index > 0 ? [text(', ')] : []),
    bold(name),
    ...(many && index < authors.length ? [raised(String(index + 1))] : []),
  ]);
  const known = affiliationsOf(authors);
  const places = organisations.map((name, index) =>
    line(...marksOf(authors, known[index] ?? ''), text(name)),
  );
  const reached = authors.flatMap((author, index) => {
    const inlines = contacts(author);
    const mark = many ? [raised(`${index + 1}\u00a0`)] : [];
    return inlines.length > 0 ? [line(...mark, ...inlines)] : [];
  });
  return [...(named.length > 0 ? [line(...named)] : []), ...places, ...reached];
}

const isBlank = (block: Block): boolean =>
  block.kind === 'paragraph' &&
  block.inlines.every((inline) => inline.kind === 'text' && inline.text.trim() === '');

/** The abstract runs on after its word; what is no paragraph stands under it. */
function abstractBlocks(abstract: AbstractPart | null): Block[] {
  const [first, ...rest] = (abstract?.blocks ?? []).filter((block) => !isBlank(block));
  if (first?.kind !== 'paragraph') return first ? [line(bold('Аннотация.')), first, ...rest] : [];
  const inlines = [bold('Аннотация. '), ...first.inlines];
  return [{ ...first, inlines, definition: true }, ...rest];
}

/**
 * What stands over and under the text of an article by GOST R 7.0.7-2021: kind, UDC, title, authors,
 * abstract, keywords and acknowledgements, the same in English, and who the authors are. A field that
 * nobody has filled leaves no line; no dot follows the keywords.
 */
export function buildArticle(
  { keywords, titleFields }: Pick<DocumentSettings, 'keywords' | 'titleFields'>,
  page: TitlePage,
  abstract: AbstractPart | null,
): ArticleFrame {
  const field = (name: ArticleField) => articleField(page, titleFields, name);
  const { authors = [] } = page;
  const kind = field('workKind');
  const words = keywords.map((word) => word.trim()).filter((word) => word !== '');
  const english = field('titleEn') || field('abstractEn');
  const about = authors.filter((one) => one.about !== '');
  return {
    front: [
      ...group(plainLine(kind), ...linesOf(field('codes')).map(plainLine)),
      ...titleGroup(field('title')),
      ...group(
        ...authorLines(
          authors,
          authors.map(({ name }) => name),
          linesOf(field('affiliations')),
        ),
      ),
      ...group(...abstractBlocks(abstract), labelled('Ключевые слова: ', words.join(', '))),
      ...group(labelled('Благодарности: ', field('acknowledgements'))),
      ...(english ? englishFront() : []),
    ],
    back: [
      ...group(
        ...(about.length > 0 ? [line(bold('Информация об авторах'))] : []),
        ...about.map((one) => line(text(`${one.name}\u00a0— ${one.about}`))),
      ),
      ...group(labelled('Вклад авторов: ', field('contribution'))),
      ...group(labelled('Конфликт интересов: ', field('conflict'))),
    ],
  };

  function englishFront(): ArticleGroup[] {
    return [
      ...group(kind.toLowerCase() === 'научная статья' ? line(text('Original article')) : null),
      ...titleGroup(field('titleEn')),
      ...group(
        ...authorLines(authors, linesOf(field('authorsEn')), linesOf(field('affiliationsEn'))),
      ),
      ...group(
        labelled('Abstract. ', field('abstractEn')),
        labelled('Keywords: ', field('keywordsEn')),
      ),
      ...group(labelled('Acknowledgements: ', field('acknowledgementsEn'))),
    ];
  }
}
