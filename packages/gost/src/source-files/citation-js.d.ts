/** What is used of citation-js, which has no types of its own. */
declare module '@citation-js/core' {
  type Csl = Record<string, unknown>;

  export const plugins: {
    config: { get(plugin: '@bibtex'): { format: { asciiOnly: boolean } } };
    input: {
      /** @throws Error for what is not of the type */
      chain(text: string, options: { forceType: string; generateGraph: boolean }): Csl[];
    };
    output: { format(format: 'bibtex' | 'biblatex' | 'ris', items: Csl[]): string };
  };
}

declare module '@citation-js/plugin-bibtex';
declare module '@citation-js/plugin-ris';
