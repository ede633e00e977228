/** Why a file was not taken in. The texts of the codes are worded elsewhere, in both languages. */
export type ImportErrorCode =
  | 'import_not_docx'
  | 'import_old_word'
  | 'import_pdf'
  | 'import_encrypted'
  | 'import_broken'
  | 'import_too_big'
  | 'import_macros'
  | 'import_not_text'
  | 'import_not_odt'
  | 'import_unknown_format';

/** Tells cases of one code apart, so that each may have a text of its own. */
export type ImportErrorReason =
  | 'empty_file'
  | 'legacy_doc'
  | 'pdf'
  | 'rtf'
  | 'html'
  | 'odt'
  | 'spreadsheet'
  | 'presentation'
  | 'other_zip'
  | 'other_file'
  | 'encrypted'
  | 'bad_zip'
  | 'part_missing'
  | 'bad_xml'
  | 'dtd'
  | 'too_many_entries'
  | 'entry_too_big'
  | 'total_too_big'
  | 'ratio_too_high'
  | 'too_deep'
  | 'too_many_elements'
  | 'macros';

/** A refusal of a file. Nothing of the file has been taken in when it is thrown. */
export class ImportError extends Error {
  readonly code: ImportErrorCode;
  readonly reason: ImportErrorReason;
  /** The part of the package that is wrong, or null where the whole file is. */
  readonly part: string | null;

  constructor(
    code: ImportErrorCode,
    reason: ImportErrorReason,
    options: { part?: string; cause?: unknown } = {},
  ) {
    super(options.part ? `${code}: ${reason} (${options.part})` : `${code}: ${reason}`, {
      cause: options.cause,
    });
    this.name = 'ImportError';
    this.code = code;
    this.reason = reason;
    this.part = options.part ?? null;
  }
}
