/** A paper that a person agrees to. Points are numbered by their order. */
export interface LegalText {
  title: string;
  lead: string;
  sections: readonly { title: string; points: readonly string[] }[];
}
