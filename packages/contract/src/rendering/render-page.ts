/** A public page that the server wants drawn, for a reader whom it does not know. */
export interface AskedPage {
  /** Path and query as they stand in the address line. */
  address: string;
  /** The site's own origin, without a slash at its end. */
  origin: string;
  /** The language of a reader who does not ask for one in the address. */
  locale: 'ru' | 'en';
  /** Sends a call to the API; it does not leave the process. */
  transport: (address: string, init: RequestInit) => Promise<Response>;
  /** Ends the wait for answers. */
  signal: AbortSignal;
}

/** What became of a page. */
export type RenderedPage =
  /** The whole document; 404 with the page that says so. */
  | { kind: 'page'; status: 200 | 404; html: string }
  /** The page has another address, a path of this site. */
  | { kind: 'moved'; to: string; forGood: boolean }
  /**
   * The page is drawn in the browser, since it needs a person or is of no use to search engines; the
   * document says so to readers without JavaScript.
   */
  | { kind: 'browser'; html: string };

/** Draws pages. Everything that a page needs is made anew for each. */
export interface PageRenderer {
  /** Rejects when the page cannot be drawn, such as when a call fails. */
  render(asked: AskedPage): Promise<RenderedPage>;
  /** Paths of the public pages that are there whatever the database holds, for the map of the site. */
  paths: readonly string[];
}

/** What the build for the browser has left: the page with its marks, and the manifest of its files. */
export interface BrowserBuild {
  template: string;
  manifest: string;
}

/** The one export of the web app's build for the server. */
export interface ServerBuild {
  openRenderer(build: BrowserBuild): PageRenderer;
}
