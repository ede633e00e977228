/** A paper that a person agrees to. Points are numbered by their order; the edition is the number that a consent records. */
export interface LegalText {
  title: string;
  /** Number and date of the edition in words. */
  edition: string;
  lead: string;
  sections: readonly { title: string; points: readonly string[] }[];
}
