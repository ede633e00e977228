/** What search engines and messengers are told of a page; what is left out is that of the product. */
export interface PageDescription {
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
export const OPEN_GRAPH_LOCALES = { ru: 'ru_RU', en: 'en_GB' } as const;

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
