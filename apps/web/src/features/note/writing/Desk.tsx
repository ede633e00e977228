import { Button } from '@mantine/core';
import { type ClosedNote, noteEndpoints, type ResponseOf } from '@pv/contract';
import { IconArrowLeft, IconLock, IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { isApiError } from '../../../platform/api/api-error.ts';
import { keyOf } from '../../../platform/query/use-endpoint.ts';
import { useServices } from '../../../platform/ServicesContext.tsx';
import { minuteText } from '../../../ui/days.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { SearchField } from '../../../ui/form/SearchField.tsx';
import { showRemoved, showSaved } from '../api.ts';
import type { NoteFields } from '../crypto/note-text.ts';
import { holdsWords, NoteEditor, nameOf } from './NoteEditor.tsx';
import { type Beginning, formName, formOf, type NoteWorld, noteForms } from './note-forms.ts';
import type { OpenedNote } from './use-opened-notes.ts';
import classes from './Writing.module.css';

const KEY = keyOf(noteEndpoints.list, {});

/** Deletes notes. Until the notice goes one can be put back just as it was, still encrypted. */
function useRemoveNote(world: NoteWorld) {
  const { call, toasts } = useServices();
  const queries = useQueryClient();
  const { t } = useTexts();

  async function putBack({ id, nonce, ciphertext }: ClosedNote) {
    const body = { key_id: world.keyId, version: 0, nonce, ciphertext };
    const saved = await call(noteEndpoints.save, { params: { id }, body });
    showSaved(queries, { id, nonce, ciphertext, ...saved });
  }

  function forget(id: string) {
    noteForms.forget(formName(world, id));
    world.draftOf(id).drop();
    showRemoved(queries, id);
  }

  /** Gives whether it is gone; a failure is told. */
  return async (id: string, title: string): Promise<boolean> => {
    // what is on its way would make it again
    await noteForms.settle();
    const listed = queries.getQueryData<ResponseOf<typeof noteEndpoints.list>>(KEY);
    const note = listed?.notes.find((one) => one.id === id);
    if (!note) {
      forget(id);
      return true;
    }
    try {
      await call(noteEndpoints.remove, { params: { id }, query: { version: note.version } });
    } catch (error) {
      if (isApiError(error, 'stale_version', 'not_found')) {
        void queries.invalidateQueries({ queryKey: KEY });
      }
      toasts.failure(error);
      return false;
    }
    forget(id);
    toasts.undoable(t('notes.note.removed', { title }), () => putBack(note));
    return true;
  };
}

/** A row of the list. */
interface NoteRow {
  id: string;
  /** Null where the key does not open it. */
  fields: NoteFields | null;
  /** When it was saved; null where it never was. */
  at: string | null;
}

/** The notes by what they are called, the last changed first. */
function NoteList({ rows, open }: { rows: readonly NoteRow[]; open: string | undefined }) {
  const { t } = useTexts();
  return (
    <ul className={classes.rows}>
      {rows.map(({ id, fields, at }) => (
        <li key={id}>
          <Link
            to="/closed-notes"
            search={{ note: id }}
            className={classes.row}
            aria-current={id === open || undefined}
          >
            <span className={classes.name}>
              {fields ? nameOf(fields) || t('notes.list.untitled') : t('notes.list.broken')}
            </span>
            <span className={classes.when}>{at ? minuteText(at, t) : t('notes.list.unsaved')}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const EMPTY: NoteFields = { title: '', text: '' };

interface DeskProps {
  world: NoteWorld;
  opened: readonly OpenedNote[];
  /** Drafts of this device, by note. */
  kept: ReadonlyMap<string, string>;
  /** The note that the address names. */
  note: string | undefined;
}

/** The notes beside the one that is open; on a narrow screen one of both. */
export function Desk({ world, opened, kept, note }: DeskProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const remove = useRemoveNote(world);
  const [words, setWords] = useState('');
  /** Notes that were begun here; they are in the list once they are saved. */
  const [begun, setBegun] = useState<readonly string[]>(() => [...kept.keys()]);
  /** Each goes into its form once; later it would stand over what was written since. */
  const drafts = useRef(kept);
  const adding = useRef<HTMLButtonElement>(null);

  const beginningOf = (id: string): Beginning | null => {
    const known = opened.find((one) => one.note.id === id);
    const draft = drafts.current.get(id) ?? null;
    if (known?.fields)
      return { id, fields: known.fields, version: known.note.version, kept: draft };
    const fresh = !known && begun.includes(id);
    return fresh ? { id, fields: EMPTY, version: 0, kept: draft } : null;
  };

  // what was typed at the last visit is sent although nobody opens it
  useEffect(() => {
    for (const id of drafts.current.keys()) {
      const beginning = beginningOf(id);
      if (beginning) formOf(world, beginning);
    }
    drafts.current = new Map();
  });

  const saved = opened.map(({ note: { id, updated_at: at }, fields }): NoteRow => {
    return { id, fields, at };
  });
  const unsaved = begun
    .filter((id) => id !== note && !saved.some((row) => row.id === id))
    .filter((id) => noteForms.has(formName(world, id)))
    .map((id): NoteRow => ({ id, fields: EMPTY, at: null }));
  const rows = [...unsaved, ...saved];
  const shown = rows.filter(({ fields }) => !words.trim() || (fields && holdsWords(fields, words)));

  const go = (id?: string) => navigate({ to: '/closed-notes', search: id ? { note: id } : {} });
  function add(fields = EMPTY) {
    const id = crypto.randomUUID();
    setBegun((ids) => [...ids, id]);
    if (fields === EMPTY) return void go(id);
    const form = formOf(world, { id, fields: EMPTY, version: 0, kept: null });
    form.edit('title', fields.title);
    form.edit('text', fields.text);
  }
  async function leave(id: string, name: string) {
    if (!(await remove(id, name))) return;
    setBegun((ids) => ids.filter((one) => one !== id));
    await go();
    adding.current?.focus();
  }

  const open = note ? beginningOf(note) : null;
  const broken = opened.find((one) => one.note.id === note && !one.fields);
  return (
    <div className={classes.desk} data-open={open || broken ? true : undefined}>
      <section className={classes.list} aria-label={t('notes.list.label')}>
        <Button
          ref={adding}
          leftSection={<IconPlus size={18} stroke={1.6} aria-hidden="true" />}
          onClick={() => add()}
        >
          {t('notes.list.add')}
        </Button>
        {rows.length > 0 && (
          <SearchField
            main
            label={t('notes.list.search')}
            clear={t('notes.list.clear')}
            words={words}
            onWords={setWords}
          />
        )}
        <NoteList rows={shown} open={note} />
        {rows.length === 0 && <EmptyState icon={IconLock} text={t('notes.list.empty')} />}
        {rows.length > 0 && shown.length === 0 && (
          <p className={classes.nothing} role="status">
            {t('notes.list.nothing')}
          </p>
        )}
      </section>
      <div className={classes.open}>
        {(open || broken) && (
          <Link to="/closed-notes" search={{}} className={classes.back}>
            <IconArrowLeft size={18} stroke={1.6} aria-hidden="true" />
            {t('notes.list.back')}
          </Link>
        )}
        {open && (
          <NoteEditor
            key={open.id}
            world={world}
            beginning={open}
            fresh={open.version === 0 && open.kept === null}
            onRemove={(name) => void leave(open.id, name)}
            onBoth={({ title, text }) =>
              add({ title: t('notes.conflict.copy', { title: title.slice(0, 180) }), text })
            }
          />
        )}
        {broken && (
          <EmptyState
            icon={IconLock}
            text={t('notes.note.broken')}
            action={
              <Button
                variant="default"
                onClick={() => void leave(broken.note.id, t('notes.list.untitled'))}
              >
                {t('notes.note.remove')}
              </Button>
            }
          />
        )}
        {!open && !broken && rows.length > 0 && (
          <p className={classes.choose}>{t('notes.list.choose')}</p>
        )}
      </div>
    </div>
  );
}
