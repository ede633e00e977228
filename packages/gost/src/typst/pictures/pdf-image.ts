/** A picture in the form in which a PDF holds it; lengths in pixels. */
export interface PdfImage {
  /** Of the rows as they are stored. */
  width: number;
  height: number;
  bitDepth: number;
  /** `/ColorSpace` in the syntax of PDF; with a profile it is the profile's. */
  colourSpace: string;
  /** ICC profile of three components. */
  profile?: Uint8Array;
  /** `/Filter` and what belongs to it in the syntax of PDF. */
  filter: string;
  /** The compressed rows, in pieces; views into the file, not copies. */
  data: readonly Uint8Array[];
  /** How it is to be turned and mirrored for showing: 1 to 8 of Exif, tag 0x0112. */
  orientation: number;
}
