import { LOCALES, type Locale, type PlainTextKey, type Translate } from '@pv/texts';

/** What search engines and messengers are told of a page; what is left out is that of the product. */
interface PageDescription {
  title?: string | undefined;
  description?: string | undefined;
  /** What messengers show beside a link. */
  picture?: { url: string; width: number; height: number } | null | undefined;
  kind?: 'website' | 'article';
  /** The language of what stands there, where it may be another than that of the interface. */
  language?: 'ru' | 'en' | undefined;
  /** The languages in which it is there to be read; left out where it is in all of them. */
  languages?: readonly ('ru' | 'en')[] | undefined;
  /** Search engines are not to keep this page. */
  unlisted?: boolean;
  /** The page as an object of schema.org. */
  data?: Record<string, unknown> | undefined;
}

/** The names under which Open Graph knows the languages. */
const OPEN_GRAPH_LOCALES = { ru: 'ru_RU', en: 'en_GB' } as const;

const named = (name: string, content: string | undefined) => (content ? [{ name, content }] : []);
const property = (name: string, content: string | number | undefined) =>
  content ? [{ property: name, content: String(content) }] : [];

/** The head of a route with data: `head: ({ loaderData }) => describePage({ title: … })`. */
export function describePage(page: PageDescription) {
  const { title, picture, language } = page;
  const other = page.languages?.find((one) => one !== language);
  return {
    meta: [
      ...(title ? [{ title }] : []),
      ...named('description', page.description),
      ...named('robots', page.unlisted ? 'noindex' : undefined),
      ...property('og:type', page.kind),
      ...property('og:locale', language && OPEN_GRAPH_LOCALES[language]),
      ...property('og:locale:alternate', other && OPEN_GRAPH_LOCALES[other]),
      ...property('og:image', picture?.url),
      ...property('og:image:width', picture?.width),
      ...property('og:image:height', picture?.height),
      ...(page.data ? [{ 'script:ld+json': page.data }] : []),
    ],
  };
}

/** An element of the head. */
interface HeadTag {
  tag: 'title' | 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  text?: string;
}

/** What the open page says of itself, from the outermost route to the innermost. */
interface PageMatch {
  meta?: readonly unknown[] | undefined;
  staticData: { title?: PlainTextKey; description?: PlainTextKey };
  /** What of the address the data of the page depends on. */
  loaderDeps?: unknown;
}

export interface HeadPlace {
  matches: readonly PageMatch[];
  origin: string;
  pathname: string;
  locale: Locale;
  t: Translate;
  /** There is such a page; what is not found has no address of its own. */
  found: boolean;
}

/** What of an address makes another page of a list; all else shows the same page otherwise. */
const PAGE = 'page';
const PICTURE = { url: '/open-graph.png', width: '1200', height: '630' };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The lines of all routes, each by what it tells; an inner route has the last word. */
function linesOf(matches: readonly PageMatch[]): Map<string, unknown> {
  const lines = new Map<string, unknown>();
  for (const line of matches.flatMap(({ meta = [] }) => meta).filter(isRecord)) {
    const { title, name, property, content } = line;
    if (title !== undefined) lines.set('title', title);
    else if (name !== undefined || property !== undefined)
      lines.set(`${name ?? property}`, content);
    else if (line['script:ld+json']) lines.set('data', line['script:ld+json']);
  }
  return lines;
}

/** The text by which the route names the open page; null where it has none, or the page is named by what it shows. */
export function titleKeyOf(matches: readonly PageMatch[]): PlainTextKey | null {
  if (typeof linesOf(matches).get('title') === 'string') return null;
  return matches.findLast(({ staticData }) => staticData.title)?.staticData.title ?? null;
}

/** The name of the open page by its route, without that of the product; null where it has none. */
export function titleOf({ matches, t }: Pick<HeadPlace, 'matches' | 't'>): string | null {
  const told = linesOf(matches).get('title');
  if (typeof told === 'string') return told;
  const key = titleKeyOf(matches);
  return key && t(key);
}

/** The whole title of the window. */
export function windowTitle(title: string | null, pathname: string, t: Translate): string {
  return title && pathname !== '/' ? t('shell.title', { page: title }) : t('shell.product');
}

const meta = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { [name.startsWith('og:') ? 'property' : 'name']: name, content },
});
const link = (attributes: Record<string, string>): HeadTag => ({ tag: 'link', attributes });

/** Where the page is found in a language; Russian is the one without a mark. */
function addressOf({ origin, pathname, matches }: HeadPlace, locale: Locale): string {
  const query = new URLSearchParams();
  const deps = matches.at(-1)?.loaderDeps;
  if (isRecord(deps) && deps[PAGE]) query.set(PAGE, `${deps[PAGE]}`);
  if (locale !== 'ru') query.set('lang', locale);
  return `${origin}${pathname}${query.size > 0 ? `?${query}` : ''}`;
}

/** The languages of what stands on the page: its own one first; of the interface where none is told. */
function languagesOf(lines: ReadonlyMap<string, unknown>, locale: Locale): readonly Locale[] {
  const own = LOCALES.find((one) => OPEN_GRAPH_LOCALES[one] === lines.get('og:locale'));
  if (!own) return [locale, ...LOCALES.filter((one) => one !== locale)];
  const other = LOCALES.find((one) => OPEN_GRAPH_LOCALES[one] === lines.get('og:locale:alternate'));
  return other ? [own, other] : [own];
}

function addresses(place: HeadPlace, languages: readonly Locale[]): HeadTag[] {
  const [own = 'ru'] = languages;
  const canonical = addressOf(place, own);
  return [
    link({ rel: 'canonical', href: canonical }),
    ...LOCALES.filter((one) => languages.includes(one)).map((hreflang) =>
      link({ rel: 'alternate', hreflang, href: addressOf(place, hreflang) }),
    ),
    link({ rel: 'alternate', hreflang: 'x-default', href: addressOf(place, 'ru') }),
    meta('og:url', canonical),
  ];
}

/** The page as an object of schema.org: data, which no browser runs. */
const schemaOrg = (data: unknown): HeadTag[] =>
  isRecord(data)
    ? [
        {
          tag: 'script',
          attributes: { type: 'application/ld+json' },
          text: JSON.stringify(data),
        },
      ]
    : [];

/** The elements that tell search engines and messengers what the open page is. */
export function headTags(place: HeadPlace): HeadTag[] {
  const { matches, origin, pathname, locale, t } = place;
  const lines = linesOf(matches);
  const say = (name: string, otherwise: string) => `${lines.get(name) ?? otherwise}`;
  const descriptionKey = matches.findLast((match) => match.staticData.description)?.staticData
    .description;
  const title = place.found ? titleOf(place) : t('shell.notFound.title');
  const description = say('description', t(descriptionKey ?? 'site.description'));
  const languages = languagesOf(lines, locale);
  const [written = locale, other] = languages;
  const picture = new URL(say('og:image', PICTURE.url), origin).href;
  const own = lines.has('og:image');
  const listed = place.found && !lines.has('robots');
  const tags: HeadTag[] = [
    { tag: 'title', attributes: {}, text: windowTitle(title, pathname, t) },
    meta('description', description),
    ...(listed ? addresses(place, languages) : [meta('robots', say('robots', 'noindex'))]),
    meta('og:site_name', t('shell.product')),
    meta('og:type', say('og:type', 'website')),
    meta('og:title', say('og:title', title && pathname !== '/' ? title : t('home.title'))),
    meta('og:description', say('og:description', description)),
    meta('og:locale', OPEN_GRAPH_LOCALES[written]),
    meta('og:locale:alternate', other ? OPEN_GRAPH_LOCALES[other] : ''),
    meta('og:image', picture),
    meta('og:image:width', say('og:image:width', own ? '' : PICTURE.width)),
    meta('og:image:height', say('og:image:height', own ? '' : PICTURE.height)),
    meta('twitter:card', 'summary_large_image'),
    ...schemaOrg(lines.get('data')),
  ];
  return tags.filter(({ attributes }) => attributes.content !== '');
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

/** In a script nothing is escaped but what could end it. */
const inside = ({ tag, text = '' }: HeadTag) =>
  tag === 'script' ? text.replaceAll('<', '\\u003c') : escaped(text);

/** The elements as HTML, marked so that the browser finds them again. */
export function writeHead(tags: readonly HeadTag[]): string {
  return tags
    .map((one) => {
      const list = Object.entries({ ...one.attributes, 'data-page': '' });
      const attributes = list.map(([name, value]) => ` ${name}="${escaped(value)}"`).join('');
      const end = one.tag === 'title' || one.tag === 'script' ? `${inside(one)}</${one.tag}>` : '';
      return `<${one.tag}${attributes}>${end}`;
    })
    .join('\n    ');
}

/** Puts the elements into the place of those of the page before; the title is left alone. */
export function replaceHead(document: Document, tags: readonly HeadTag[]): void {
  for (const old of document.head.querySelectorAll('[data-page]:not(title)')) old.remove();
  for (const { tag, attributes, text } of tags) {
    if (tag === 'title') continue;
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.setAttribute('data-page', '');
    if (text) element.textContent = text;
    document.head.append(element);
  }
}
