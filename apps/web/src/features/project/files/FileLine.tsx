import { ActionIcon, Button } from '@mantine/core';
import { fileEndpoints, type ProjectFile, SLOTS } from '@pv/contract';
import { IconFile, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { saveAddress } from '../../../platform/api/save.ts';
import { useDraft } from '../../../platform/drafts.ts';
import { useCall, useToasts } from '../../../platform/ServicesContext.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { minuteText } from '../../../ui/days.ts';
import { fileSize } from '../../../ui/file-size.ts';
import { useFocusBack } from '../../../ui/focus.ts';
import { useCopy } from '../../../ui/use-copy.tsx';
import { FileChanges } from '../../edition/public.ts';
import { PersonLink } from '../../person/public.ts';
import { useFileAddress, useRefreshProject, useRemoveFile } from '../api.ts';
import { CommentForm } from './CommentForm.tsx';
import classes from './Files.module.css';

/** Under which name a comment is kept on the device while it is written. */
const placeOf = (id: string) => `file.comment.${id}`;

/**
 * What is said about a version; whoever has uploaded it writes that here. `fresh`: it has just replaced
 * another one, so what is new in it is asked for at once.
 */
function FileComment({ file, fresh }: { file: ProjectFile; fresh: boolean }) {
  const { t } = useTexts();
  const { id, name, comment, can_comment: own } = file;
  const draft = useDraft(placeOf(id));
  const [writing, setWriting] = useState(() => own && (fresh || draft.differs(comment)));
  const { ref, back } = useFocusBack();
  function end() {
    draft.drop();
    back();
    setWriting(false);
  }
  if (writing && own) {
    return <CommentForm file={file} place={placeOf(id)} focused={!fresh} onEnd={end} />;
  }
  if (!comment && !own) return null;
  const words = comment ? t('files.comment.change') : t('files.comment.add');
  return (
    <p className={classes.comment}>
      {comment && <span className={classes.said}>{comment}</span>}{' '}
      {own && (
        <Button
          ref={ref}
          variant="subtle"
          color="gray"
          size="compact-xs"
          ml={comment ? 0 : -6}
          aria-label={`${words}: ${name}`}
          onClick={() => setWriting(true)}
        >
          {words}
        </Button>
      )}
    </p>
  );
}

/** The digest by which anybody can check a file, shortened; a click copies the whole of it. */
function FileHash({ file: { sha256, name } }: { file: ProjectFile }) {
  const { t } = useTexts();
  const toasts = useToasts();
  const { copy, byHand } = useCopy(() => toasts.success(t('ui.copied')));
  return (
    <>
      <button
        type="button"
        className={classes.hash}
        title={`${t('files.hash.copy')}: ${sha256}`}
        aria-label={t('files.hash.copyOf', { name, start: sha256.slice(0, 8) })}
        onClick={() => void copy(sha256)}
      >
        {`SHA-256 ${sha256.slice(0, 8)}…`}
      </button>
      {byHand}
    </>
  );
}

/** What few need of a file, behind a word. */
function MoreOfFile({ file }: { file: ProjectFile }) {
  const { t } = useTexts();
  const [opened, setOpened] = useState(false);
  if (opened) return <FileHash file={file} />;
  return (
    <button
      type="button"
      className={classes.hash}
      aria-expanded={false}
      aria-label={t('files.hash.moreOf', { name: file.name })}
      onClick={() => setOpened(true)}
    >
      {t('files.hash.more')}
    </button>
  );
}

/** Downloading a file, and taking it out of its slot so that it can be brought back. */
function useFileActions({ id, name }: Pick<ProjectFile, 'id' | 'name'>) {
  const { t } = useTexts();
  const call = useCall();
  const toasts = useToasts();
  const refresh = useRefreshProject();
  const address = useFileAddress();
  const remove = useRemoveFile();
  const params = { id };
  const bringBack = () => call(fileEndpoints.finish, { params, body: { uploaded: true } });

  return {
    opening: address.isPending,
    removing: remove.isPending,
    download: () => address.mutate({ params }, { onSuccess: ({ url }) => saveAddress(url, name) }),
    /** An earlier version goes for good. */
    removeForGood: () => remove.mutate({ params, query: { for_good: 'true' } }),
    /** The line is gone by then, so its own callbacks would not be called: a promise always is. */
    remove: () =>
      void remove.mutateAsync({ params, query: {} }).then(
        () => toasts.undoable(t('files.removed', { name }), () => bringBack().finally(refresh)),
        () => {},
      ),
  };
}

interface FileLineProps {
  file: ProjectFile;
  /** It may be taken out of its slot by the reader now. */
  removable: boolean;
  /** Taking it out takes an approval back: that is asked first. */
  dropsApproval: boolean;
  /** It has come while the reader looks, in the place of another. */
  fresh?: boolean;
}

/** Which version it is, and the editions that were sent with it. */
function useMeta({ slot, version, status, editions }: ProjectFile) {
  const { t } = useTexts();
  // beside others in a slot for many, a file is no version of them
  const counted = !SLOTS[slot].many;
  const sent = editions.map(({ number, round }) => t('files.edition', { number, round }));
  return [
    counted || status !== 'current' ? t('files.version', { version }) : '',
    status === 'removed' ? t('files.gone') : '',
    ...sent,
  ].filter(Boolean);
}

/** Size, who and when, and what `useMeta` says. */
function Meta({ file }: { file: ProjectFile }) {
  const { t, locale } = useTexts();
  const meta = useMeta(file);
  const { size, author, author_name, uploaded_at } = file;
  const when = minuteText(uploaded_at, t);
  return (
    <span className={classes.meta}>
      {`${fileSize(size, t, locale)} · `}
      <PersonLink id={author?.id ?? null} name={author_name} />
      {`, ${[when, ...meta].join(' · ')} · `}
      <MoreOfFile file={file} />
    </span>
  );
}

/** A file of a slot: its name downloads it. */
export function FileLine({ file, removable, dropsApproval, fresh = false }: FileLineProps) {
  const { t } = useTexts();
  const actions = useFileActions(file);
  const [asked, setAsked] = useState(false);
  const { name, version } = file;
  const earlier = file.status !== 'current';
  const rewritten = !earlier && version > 1 && !SLOTS[file.slot].many && /\.docx$/i.test(name);

  function confirm() {
    setAsked(false);
    if (earlier) actions.removeForGood();
    else actions.remove();
  }

  return (
    <div className={classes.file}>
      <IconFile size={16} stroke={1.8} aria-hidden="true" className={classes.icon} />
      <div className={classes.about}>
        <button
          type="button"
          className={classes.link}
          title={t('files.download')}
          aria-busy={actions.opening}
          onClick={actions.download}
        >
          {name}
        </button>{' '}
        <Meta file={file} />
        <FileComment file={file} fresh={fresh} />
        {rewritten && <FileChanges id={file.id} name={name} />}
      </div>
      {removable && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={28}
          aria-label={
            earlier ? t('files.removeVersion', { name, version }) : t('files.remove', { name })
          }
          loading={actions.removing}
          onClick={() => (dropsApproval || earlier ? setAsked(true) : actions.remove())}
        >
          <IconTrash size={16} stroke={1.8} aria-hidden="true" />
        </ActionIcon>
      )}
      <ConfirmDialog
        opened={asked}
        title={t('projectPage.removeTitle', { title: name })}
        confirm={t('projectPage.remove')}
        destructive
        onConfirm={confirm}
        onClose={() => setAsked(false)}
      >
        {earlier ? t('files.forGood') : t('projectPage.reopen.text')}
      </ConfirmDialog>
    </div>
  );
}
