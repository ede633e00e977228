import JSZip from 'jszip';

/**
 * The id (`w:numId`) of the list of the headings in `word/numbering.xml`, as the library has given it:
 * its definition is the one that is linked to the heading styles. 0, which is no list, where there is none.
 */
export function headingListId(numbering: string): number {
  const definition =
    /<w:abstractNum [^>]*w:abstractNumId="(\d+)"(?:(?!<\/w:abstractNum>).)*?<w:pStyle w:val="Heading1"/s.exec(
      numbering,
    )?.[1];
  for (const [, id, target] of numbering.matchAll(LIST))
    if (target === definition) return Number(id);
  return 0;
}

const LIST = /<w:num [^>]*w:numId="(\d+)"[^>]*><w:abstractNumId w:val="(\d+)"/g;

/** A change of a plain look: the library leaves out the look before it, which CT_RPrChange must have. */
const EMPTY_LOOK = /(<w:rPrChange(?: [\w:]+="[^"]*")*)\/>/g;

/** What the library does not do. */
interface Finish {
  /** Writes `word/styles.xml`; the id is that of the list of the headings, 0 where there is none. */
  styles(headingList: number): string;
  /** What stands for a token of a picture. */
  bytesOf?(token: Uint8Array): Uint8Array | undefined;
}

/**
 * Takes the package as the library has packed it, gives the finished file: our styles, the settings that
 * the library does not know, pictures in place of their tokens. Pictures are compressed by their own
 * formats, so they are stored as they are.
 */
export async function finishPackage(
  packed: Uint8Array,
  { styles, bytesOf }: Finish,
): Promise<Uint8Array> {
  const zip = await JSZip.loadAsync(packed);
  const read = (path: string) => zip.file(path)?.async('string') ?? Promise.resolve('');
  const numbering = await read('word/numbering.xml');
  const settings = await read('word/settings.xml');
  const body = await read('word/document.xml');
  zip.file('word/document.xml', body.replaceAll(EMPTY_LOOK, '$1><w:rPr/></w:rPrChange>'));
  zip.file('word/styles.xml', styles(headingListId(numbering)));
  zip.file('word/numbering.xml', numbering.replaceAll('"hybridMultilevel"', '"multilevel"'));
  zip.file('word/settings.xml', settings.replace('</w:settings>', SETTINGS));
  for (const media of zip.file(/^word\/media\//)) {
    const bytes = bytesOf?.(await media.async('uint8array'));
    if (bytes) zip.file(media.name, bytes, { compression: 'STORE' });
  }
  return zip.generateAsync({
    type: 'uint8array',
    compression: 'DEFLATE',
    compressionOptions: { level: 6 },
  });
}

/**
 * What follows the library's settings in the order of CT_Settings: the font of formulas and that the sign
 * at which Word breaks one is repeated (GOST 7.32-2017 clause 6.8.1), the language.
 */
const SETTINGS =
  '<m:mathPr><m:mathFont m:val="Cambria Math"/><m:brkBin m:val="repeat"/><m:brkBinSub m:val="--"/>' +
  '<m:defJc m:val="center"/></m:mathPr>' +
  '<w:themeFontLang w:val="ru-RU"/><w:decimalSymbol w:val=","/><w:listSeparator w:val=";"/>' +
  '</w:settings>';
