import { Alert } from '@mantine/core';
import type { ClosedKey, ClosedNote } from '@pv/contract';
import { IconLockOff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useServices, useSessionState } from '../../platform/ServicesContext.tsx';
import { isMemoryStorage } from '../../platform/session/storage.ts';
import { LoadFailure } from '../../platform/states/LoadFailure.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { useNotes } from './api.ts';
import { type Cipher, createCipher } from './crypto/cipher.ts';
import { EnterKey } from './keys/EnterKey.tsx';
import { FirstKey } from './keys/FirstKey.tsx';
import { KeySection } from './keys/KeySection.tsx';
import { createKeyStore } from './keys/key-store.ts';
import classes from './NotesPage.module.css';
import { Desk } from './writing/Desk.tsx';
import { formName, type NoteWorld, noteForms } from './writing/note-forms.ts';
import { StrayTexts } from './writing/StrayTexts.tsx';
import { useKeptDrafts, useNoteDrafts } from './writing/use-kept-drafts.ts';
import { useOpenedNotes } from './writing/use-opened-notes.ts';

/** Whether the key of this browser opens the notes. `foreign` is a key of other notes, or of before. */
type Opening =
  | { kind: 'none' }
  | { kind: 'checking' }
  | { kind: 'foreign' }
  | { kind: 'open'; cipher: Cipher };

const NONE: Opening = { kind: 'none' };
const CHECKING: Opening = { kind: 'checking' };

/** Makes a cipher of the key that this browser keeps, if it fits the verification phrase of the server. */
function useCipher(keyPhrase: string | null, check: string | null): Opening {
  const [made, setMade] = useState<{ of: string; opening: Opening } | null>(null);
  const of = keyPhrase && check && `${check} ${keyPhrase}`;
  useEffect(() => {
    if (!keyPhrase || !check || !of) return;
    let gone = false;
    async function make(phrase: string, known: string): Promise<Opening> {
      const cipher = await createCipher(phrase);
      return (await cipher.fits(known)) ? { kind: 'open', cipher } : { kind: 'foreign' };
    }
    void make(keyPhrase, check).then((opening) => {
      if (!gone) setMade({ of, opening });
    });
    return () => {
      gone = true;
    };
  }, [keyPhrase, check, of]);
  if (!of) return NONE;
  return made?.of === of ? made.opening : CHECKING;
}

/** The key of a person as this browser keeps it, with what can be done to it. */
interface OwnKey {
  phrase: string | null;
  keep: (phrase: string) => void;
  forget: () => void;
}

/** Follows the key of a person in this browser, whichever tab changes it. */
function useOwnKey(owner: string): OwnKey {
  const [store] = useState(() => createKeyStore(window));
  const phrase = useSyncExternalStore(store.subscribe, () => store.read(owner));
  return useMemo(
    () => ({
      phrase,
      keep: (next) => store.keep(owner, next),
      forget: () => store.forget(owner),
    }),
    [store, owner, phrase],
  );
}

/** What the notes of a key are written with on this page. */
function useNoteWorld(owner: string, keyId: string, cipher: Cipher): NoteWorld {
  const { call, session, toasts } = useServices();
  const { t } = useTexts();
  const queries = useQueryClient();
  const { of: draftOf } = useNoteDrafts();
  return useMemo(
    () => ({
      owner,
      keyId,
      cipher,
      present: () => {
        const state = session.state();
        return state.kind === 'in' && state.claims.uid === owner;
      },
      call,
      queries,
      draftOf,
      tell: toasts.failure,
      revived: () => toasts.warning(t('notes.note.revived')),
    }),
    [owner, keyId, cipher, session, call, queries, draftOf, toasts, t],
  );
}

/** The notes of a browser that has their key. */
function OpenNotes(props: {
  owner: string;
  known: ClosedKey;
  cipher: Cipher;
  notes: readonly ClosedNote[];
  /** The note that the address names. */
  note: string | undefined;
}) {
  const { owner, known, cipher, notes, note } = props;
  const world = useNoteWorld(owner, known.id, cipher);
  const opened = useOpenedNotes(cipher, notes);
  const kept = useKeptDrafts(cipher);
  if (!opened || !kept) return <RowsSkeleton rows={4} />;
  return <Desk world={world} opened={opened} kept={kept} note={note} />;
}

interface Loaded {
  owner: string;
  email: string;
  known: ClosedKey | null;
  notes: readonly ClosedNote[];
  /** Asks the server again. */
  onChanged: () => void;
}

/** What stands on the page is decided by two things: whether there is a key at all, and whether it is here. */
function Notes({ owner, email, known, notes, onChanged }: Loaded) {
  const { note } = useSearch({ from: '/protected/closed-notes' });
  const key = useOwnKey(owner);
  const opening = useCipher(key.phrase, known?.phrase ?? null);
  const drafts = useNoteDrafts();
  const seen = useRef(key.phrase);
  useEffect(() => {
    if (seen.current === key.phrase) return;
    seen.current = key.phrase;
    // another tab has made a key, or has begun anew
    onChanged();
  }, [key.phrase, onChanged]);

  function beginAnew() {
    noteForms.clear();
    for (const id of drafts.ids()) drafts.of(id).drop();
    key.forget();
  }
  const opens = known && opening.kind === 'open';
  return (
    <>
      <StrayTexts owner={owner} open={opens ? formName({ owner, keyId: known.id }, '') : null} />
      {!known && <FirstKey email={email} onKey={key.keep} />}
      {known && opening.kind === 'checking' && <RowsSkeleton rows={4} />}
      {known && (opening.kind === 'none' || opening.kind === 'foreign') && (
        <EnterKey
          known={known}
          email={email}
          foreign={opening.kind === 'foreign'}
          onKey={key.keep}
          onAnew={beginAnew}
        />
      )}
      {known && opening.kind === 'open' && key.phrase && (
        <>
          <OpenNotes
            key={known.id}
            owner={owner}
            known={known}
            cipher={opening.cipher}
            notes={notes}
            note={note}
          />
          <KeySection
            keyId={known.id}
            phrase={key.phrase}
            email={email}
            onForget={key.forget}
            onAnew={beginAnew}
          />
        </>
      )}
    </>
  );
}

/** Notes that are encrypted here: the server has what it cannot read. */
export function NotesPage() {
  const { t } = useTexts();
  const session = useSessionState();
  const loaded = useNotes();
  const encrypts = window.crypto.subtle !== undefined;
  return (
    <div className={classes.page}>
      <PageHeader title={t('notes.title')} />
      <p className={classes.lead}>{t('notes.lead')}</p>
      {!encrypts && <EmptyState icon={IconLockOff} text={t('notes.unavailable')} />}
      {encrypts && isMemoryStorage(window.localStorage) && (
        <Alert color="yellow" mb="lg">
          {t('notes.notKept')}
        </Alert>
      )}
      {encrypts && loaded.isPending && <RowsSkeleton rows={4} />}
      {encrypts && loaded.isLoadingError && (
        <LoadFailure error={loaded.error} onRetry={() => void loaded.refetch()} />
      )}
      {encrypts && loaded.data && session.kind === 'in' && (
        <Notes
          owner={session.claims.uid}
          email={session.claims.sub}
          known={loaded.data.key}
          notes={loaded.data.notes}
          onChanged={loaded.refetch}
        />
      )}
    </div>
  );
}
