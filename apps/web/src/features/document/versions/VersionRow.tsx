import { ActionIcon, Button, Menu, TextInput, UnstyledButton } from '@mantine/core';
import type { DocumentVersion } from '@pv/contract';
import { IconBookmark, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { DataRow } from '../../../ui/DataRow.tsx';
import { PersonLink } from '../../person/public.ts';
import { useRemoveVersion, useRenameVersion } from './api.ts';
import { NAME_MAX } from './SaveVersion.tsx';
import classes from './Versions.module.css';
import { useVersionWords } from './version-words.ts';

/** The name of a version while it is being changed; Esc leaves it. */
function RenameForm({ version, onDone }: { version: DocumentVersion; onDone: () => void }) {
  const { t } = useTexts();
  const toasts = useToasts();
  const rename = useRenameVersion();
  const [typed, setTyped] = useState(version.name ?? '');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const name = typed.trim();
    if (name === '' || name === version.name) return onDone();
    rename.mutate(
      { params: { id: version.id }, body: { name } },
      {
        onSuccess: () => {
          toasts.success(t('versions.renamed'));
          onDone();
        },
      },
    );
  };
  return (
    <form className={classes.rename} onSubmit={onSubmit}>
      <TextInput
        className={classes.name}
        aria-label={t('versions.name')}
        maxLength={NAME_MAX}
        value={typed}
        autoFocus
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onDone();
        }}
      />
      <Button type="submit" variant="default" loading={rename.isPending}>
        {t('versions.rename')}
      </Button>
    </form>
  );
}

/** What its author may do with a named version. */
function OwnActions({ version, onRename }: { version: DocumentVersion; onRename: () => void }) {
  const { t } = useTexts();
  const words = useVersionWords();
  const toasts = useToasts();
  const remove = useRemoveVersion();
  const [asked, setAsked] = useState(false);
  const name = version.name ?? '';
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('versions.menu', { what: words.line(version) })}
          >
            <IconDots size={18} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={16} />} onClick={onRename}>
            {t('versions.rename')}
          </Menu.Item>
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={16} />}
            onClick={() => setAsked(true)}
          >
            {t('versions.remove')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        opened={asked}
        destructive
        title={t('versions.removeTitle', { name })}
        confirm={t('versions.remove')}
        busy={remove.isPending}
        onClose={() => setAsked(false)}
        onConfirm={() =>
          remove.mutate(
            { params: { id: version.id } },
            {
              onSuccess: () => toasts.success(t('versions.removed', { name })),
              onSettled: () => setAsked(false),
            },
          )
        }
      >
        {t('versions.removeText')}
      </ConfirmDialog>
    </>
  );
}

interface VersionRowProps {
  version: DocumentVersion;
  /** The stage whose sections it holds, in the one document of a project. */
  stage: string | undefined;
  onLook: () => void;
}

/** One version in the list: when, why, who, how long it is and what has changed; pressed, it is looked at. */
export function VersionRow({ version, stage, onLook }: VersionRowProps) {
  const { t } = useTexts();
  const words = useVersionWords();
  const [renaming, setRenaming] = useState(false);
  const changed = words.changed(version);
  if (renaming) {
    return <DataRow title={<RenameForm version={version} onDone={() => setRenaming(false)} />} />;
  }
  return (
    <DataRow
      title={
        <UnstyledButton
          className={classes.look}
          aria-label={t('versions.look', { what: words.line(version) })}
          onClick={onLook}
        >
          {version.name !== null && <IconBookmark size={16} stroke={1.8} aria-hidden="true" />}
          <span>{`${words.time(version)} · ${words.why(version)}`}</span>
        </UnstyledButton>
      }
      note={
        <>
          {version.author && (
            <>
              <PersonLink id={version.author_id} name={version.author} />
              {' · '}
            </>
          )}
          {t('versions.words', { count: version.words })}
          {stage && ` · ${stage}`}
          {changed && <div>{changed}</div>}
        </>
      }
      actions={
        version.can.change && <OwnActions version={version} onRename={() => setRenaming(true)} />
      }
    />
  );
}
