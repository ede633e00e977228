import { CLOSED_NOTE_CHARS, noteEndpoints } from '@pv/contract';
import type { QueryClient } from '@tanstack/react-query';
import { type ApiError, isApiError } from '../../../platform/api/api-error.ts';
import type { Call } from '../../../platform/api/client.ts';
import { type Autosave, createAutosave } from '../../../platform/autosave/autosave.ts';
import { keepAutosaves, saveChanges } from '../../../platform/autosave/keep-autosaves.ts';
import type { SaveOutcome } from '../../../platform/autosave/types.ts';
import { type Draft, parseChanges } from '../../../platform/drafts.ts';
import { keyOf } from '../../../platform/query/use-endpoint.ts';
import { showSaved } from '../api.ts';
import type { Cipher } from '../crypto/cipher.ts';
import { type NoteFields, openNote, sealNote } from '../crypto/note-text.ts';
import { sealedDraft } from './sealed-draft.ts';

/** What notes are written with: the key that opens them, and where they go. */
export interface NoteWorld {
  /** Whose notes they are. */
  owner: string;
  keyId: string;
  cipher: Cipher;
  /** Whether the author is signed in. */
  present: () => boolean;
  call: Call;
  queries: QueryClient;
  /** The draft of a note on this device. */
  draftOf: (id: string) => Draft;
  /** Says what went wrong. */
  tell: (problem: ApiError) => void;
  /** Says that a note that was deleted elsewhere is there again. */
  revived: () => void;
}

/** A note as it was opened; `version` 0 is one that the server does not have. */
export interface Beginning {
  id: string;
  fields: NoteFields;
  version: number;
  /** What of it was typed and not saved, as its draft had it. */
  kept: string | null;
}

/** The notes of this tab, while something in them is not saved; they outlive the page. */
export const noteForms = keepAutosaves<NoteFields>();

/** Notes of another person or key are others, whatever their ids. */
export const formName = (
  { owner, keyId }: Pick<NoteWorld, 'owner' | 'keyId'>,
  id: string,
): string => `${owner}/${keyId}/${id}`;

function later(run: () => void, ms: number) {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

/** Makes the form of a note; `formOf` gives the one that this tab has. */
export function makeForm(
  world: NoteWorld,
  { id, fields, version, kept }: Beginning,
): Autosave<NoteFields> {
  const { keyId, cipher, call, queries } = world;
  const draft = sealedDraft(world.draftOf(id), cipher, id);
  /** What the server has: a note is encrypted whole, with fields that are not being sent too. */
  let base = fields;

  async function send(changes: Partial<NoteFields>, from: number) {
    const next = { ...base, ...changes };
    const sealed = await sealNote(cipher, id, next);
    const body = { ...sealed, key_id: keyId, version: from };
    const saved = await call(noteEndpoints.save, { params: { id }, body });
    base = next;
    showSaved(queries, { id, ...sealed, ...saved });
  }

  async function read() {
    const note = await call(noteEndpoints.get, { params: { id } });
    base = await openNote(cipher, note);
    return { fields: base, version: note.version };
  }

  /** A note that was deleted while it was written in is made again; nothing typed goes with it. */
  async function explain(problem: ApiError): Promise<SaveOutcome<NoteFields>> {
    const gone = problem.code === 'not_found';
    if (gone || problem.code === 'note_key_changed') {
      void queries.invalidateQueries({ queryKey: keyOf(noteEndpoints.list) });
    }
    const listed = gone ? await call(noteEndpoints.list, {}) : null;
    if (listed?.key?.id === keyId) {
      world.revived();
      return { kind: 'stale', fields: base, version: 0 };
    }
    world.tell(problem);
    return { kind: 'failed' };
  }

  return createAutosave<NoteFields>({
    fields,
    version,
    check: (field, value) =>
      value.length > CLOSED_NOTE_CHARS[field] ? `field_long:${CLOSED_NOTE_CHARS[field]}` : null,
    async save(changes, from) {
      // somebody else is signed in: it waits for its author
      if (!world.present()) return { kind: 'unreachable' };
      let refusal: ApiError | null = null;
      const outcome = await saveChanges<NoteFields>({
        send: () => send(changes, from),
        read,
        refused(error) {
          refusal = error;
          return { kind: 'failed' };
        },
      });
      if (!refusal) return outcome;
      return explain(refusal).catch((error: unknown): SaveOutcome<NoteFields> => {
        if (isApiError(error)) return { kind: 'unreachable' };
        throw error;
      });
    },
    later,
    kept: parseChanges(kept, fields),
    keep(unsaved) {
      void draft.keep(unsaved && JSON.stringify(unsaved));
      // it is there only once the browser has encrypted it
      return unsaved === null;
    },
  });
}

/** The form of a note, made when there is none yet in this tab. */
export const formOf = (world: NoteWorld, beginning: Beginning): Autosave<NoteFields> =>
  noteForms.get(formName(world, beginning.id), () => makeForm(world, beginning));
