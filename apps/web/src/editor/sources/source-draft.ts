import type { SourceJson } from '@pv/editor-schema';
import { fieldsOfTyped, formatCsl, readTyped, type SourceField, sourceKeys } from '@pv/gost';
import { readField } from './field-values.ts';
import { type FormKind, typeOf } from './kind-fields.ts';

type Csl = Readonly<Record<string, unknown>>;

/** A record while it is written: both ways at once, so that changing over loses neither. */
export interface SourceDraft {
  by: 'fields' | 'text';
  fields: Csl;
  /** The kind that was chosen, where what is filled in does not tell it yet. */
  kind?: FormKind;
  /** The writer's own line; null while there is none and the fields speak for it. */
  text: string | null;
}

/** A new record of a book, to be filled in. */
export const EMPTY_DRAFT: SourceDraft = { by: 'fields', fields: { type: 'book' }, text: null };

/** A new record of which a line may have been typed: its fields where it can be read, and the line itself. */
export function typedDraft(typed: string): SourceDraft {
  const { fields } = readLine(typed) ?? EMPTY_DRAFT;
  return { ...EMPTY_DRAFT, fields, text: typed.trim() || null };
}

/** Opens a record with everything that was ever put into it. */
export function openDraft({ raw, csl, kept }: SourceJson): SourceDraft {
  const text = kept?.raw ?? (csl && raw.trim() === formatCsl(csl) ? null : raw.trim() || null);
  return { by: csl ? 'fields' : 'text', fields: csl ?? kept?.csl ?? { type: 'book' }, text };
}

/** The record as it would be printed. */
export const draftRecord = ({ by, fields, text }: SourceDraft): string =>
  by === 'fields' ? formatCsl(fields) : (text ?? formatCsl(fields)).trim();

/** Whether a record has a field besides its kind. */
const isFilled = ({ type: _, custom: __, ...fields }: Csl): boolean =>
  Object.keys(fields).length > 0;

/** The names of the fields that were read without certainty. */
export function unsureFields({ custom }: Csl): readonly string[] {
  const named = typeof custom === 'object' && custom !== null && 'unsure' in custom;
  return named && Array.isArray(custom.unsure) ? custom.unsure : [];
}

function certain(fields: Csl, sure: (name: string) => boolean): Csl {
  const { custom, ...rest } = fields;
  const unsure = unsureFields(fields).filter((name) => !sure(name));
  const { unsure: _, ...others } = { ...(custom as Record<string, unknown> | undefined) };
  const kept = { ...others, ...(unsure.length > 0 && { unsure }) };
  return Object.keys(kept).length > 0 ? { ...rest, custom: kept } : rest;
}

/** The draft with something typed into a field, which is certain from then on. */
export function typeField(draft: SourceDraft, field: SourceField, typed: string): SourceDraft {
  const { [field.name]: _, ...others } = certain(draft.fields, (name) => name === field.name);
  const value = readField(field, typed);
  return { ...draft, fields: value === undefined ? others : { ...others, [field.name]: value } };
}

/** What an abstract of a thesis is called; the degree is added by the writer. */
const ABSTRACT = 'автореферат диссертации на соискание ученой степени кандидата наук';

/** The draft as another kind of source: all that was typed stays. */
export function chooseKind(draft: SourceDraft, kind: FormKind): SourceDraft {
  const { genre, ...others } = draft.fields;
  const abstract = kind === 'thesis-abstract' ? ABSTRACT : undefined;
  // what only another kind is called goes with it
  const called = (genre === ABSTRACT ? undefined : genre) || abstract;
  const fields = { ...others, type: typeOf(kind) };
  return { ...draft, kind, fields: called ? { ...fields, genre: called } : fields };
}

/** The draft of which what is filled in tells the kind, whatever was chosen before. */
export function tellKind({ kind: _, ...draft }: SourceDraft): SourceDraft {
  return draft;
}

/** The draft in a language of its record, or in that of its title. */
export function chooseLanguage(draft: SourceDraft, language: string | null): SourceDraft {
  const { language: _, ...fields } = draft.fields;
  return { ...draft, fields: language ? { ...fields, language } : fields };
}

/** The record to be kept; what it does not print is put aside in it. Who keeps it has looked at every field. */
export function sourceOf(draft: SourceDraft, id: string): SourceJson {
  const raw = draftRecord(draft);
  const fields = { ...certain(draft.fields, () => true) };
  if (draft.by === 'text') {
    return { id, raw, csl: null, ...(isFilled(fields) && { kept: { csl: fields } }) };
  }
  const typed = draft.text?.trim();
  return { id, raw, csl: fields, ...(typed && typed !== raw && { kept: { raw: typed } }) };
}

/** What a record repeats: finds the record of the same words, DOI or work among others. */
export function createTwins(
  sources: Iterable<SourceJson>,
): (source: SourceJson) => SourceJson | null {
  const known = new Map<string, SourceJson>();
  const keys = new Map<SourceJson, readonly string[]>();
  for (const source of sources) {
    const own = sourceKeys(source);
    keys.set(source, own);
    for (const key of own) if (!known.has(key)) known.set(key, source);
  }
  return (source) => {
    for (const key of keys.get(source) ?? sourceKeys(source)) {
      const twin = known.get(key);
      if (twin && twin.id !== source.id) return twin;
    }
    return null;
  };
}

/** How BibTeX, RIS and JSON begin: such a text is no line, though an address in it can be read. */
const OF_A_FILE = /^\s*(?:@\w+\s*[{(]|TY {1,2}-|\[?\s*\{)/;

/** Whether a text is a record for programs, which nobody prints as it is. */
export const isForPrograms = (text: string): boolean => OF_A_FILE.test(text);

/** The fields of a typed line, and its words that no field has taken; null where it cannot be read. */
export function readLine(text: string): { fields: Csl; left: string } | null {
  const read = isForPrograms(text) ? null : readTyped(text);
  return read && { fields: read.csl, left: read.left };
}

/** A typed record read into fields that hold every word of it, its line kept; null where some would be lost. */
export function readRecord(source: SourceJson): SourceJson | null {
  const csl = source.csl ? null : fieldsOfTyped(source.raw);
  return csl && { id: source.id, raw: formatCsl(csl), csl, kept: { raw: source.raw } };
}
