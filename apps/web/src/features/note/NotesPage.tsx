import { Alert } from '@mantine/core';
import type { ClosedKey, ClosedNote } from '@pv/contract';
import { IconLockOff } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useSessionState } from '../../platform/ServicesContext.tsx';
import { isMemoryStorage } from '../../platform/session/storage.ts';
import { LoadFailure } from '../../platform/states/LoadFailure.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { useNotes } from './api.ts';
import type { Cipher } from './crypto/cipher.ts';
import { EnterKey } from './keys/EnterKey.tsx';
import { FirstKey } from './keys/FirstKey.tsx';
import { KeySection } from './keys/KeySection.tsx';
import { useCipher } from './keys/use-cipher.ts';
import { useOwnKey } from './keys/use-own-key.ts';
import classes from './NotesPage.module.css';
import { Desk } from './writing/Desk.tsx';
import { formName, noteForms } from './writing/note-forms.ts';
import { StrayTexts } from './writing/StrayTexts.tsx';
import { useKeptDrafts, useNoteDrafts } from './writing/use-kept-drafts.ts';
import { useNoteWorld } from './writing/use-note-world.ts';
import { useOpenedNotes } from './writing/use-opened-notes.ts';

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
