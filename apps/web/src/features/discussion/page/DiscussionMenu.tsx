import { ActionIcon, Menu, Modal } from '@mantine/core';
import type { Discussion } from '@pv/contract';
import { IconDots, IconLock, IconLockOpen, IconPencil, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { describeError } from '../../../platform/toasts/toasts.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { FieldsSkeleton } from '../../../ui/Skeletons.tsx';
import { useChangeDiscussion, useCloseDiscussion, useOffer, useRemoveDiscussion } from '../api.ts';
import { DiscussionForm } from '../form/DiscussionForm.tsx';

const ICON = { size: 18, stroke: 1.6, 'aria-hidden': true } as const;

function EditDialog({ discussion, onClose }: { discussion: Discussion; onClose: () => void }) {
  const { t } = useTexts();
  const toasts = useToasts();
  const { id, title, abstract, readers, files, document, version, project } = discussion;
  const { data: offer } = useOffer(project?.id ?? null);
  const change = useChangeDiscussion();
  // what was chosen stays to be chosen, though a newer version has taken its place
  const shown = files.map((file) => ({ ...file, stage: '' }));
  const others = offer?.files.filter((one) => !files.some((file) => file.id === one.id)) ?? [];
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('discussions.form.edit')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      {!offer && <FieldsSkeleton />}
      {offer && (
        <DiscussionForm
          offer={{ files: [...shown, ...others], documents: offer.documents }}
          initial={{
            title,
            abstract,
            readers,
            files: files.map((file) => file.id),
            document_id: document?.id ?? null,
          }}
          place={`discussion.edit.${id}.${version}`}
          button={t('ui.save')}
          busy={change.isPending}
          failure={change.error && describeError(change.error, t)}
          onSave={(draft, done) =>
            change.mutateAsync({ params: { id }, body: { version, ...draft } }).then(
              () => {
                done();
                toasts.success(t('discussions.saved'));
                onClose();
              },
              () => undefined,
            )
          }
        />
      )}
    </Modal>
  );
}

/** What is asked about before it is done. */
type Asked = 'edit' | 'close' | 'remove' | null;

/** Changing, closing, opening again and deleting, for whoever may. */
export function DiscussionMenu({ discussion }: { discussion: Discussion }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const toasts = useToasts();
  const [asked, ask] = useState<Asked>(null);
  const close = useCloseDiscussion();
  const remove = useRemoveDiscussion();
  const { id, closed, can, tab } = discussion;
  const leave = () => ask(null);
  if (!can.edit && !can.close && !can.delete) return null;

  function put(value: boolean) {
    leave();
    close.mutateAsync({ params: { id }, body: { closed: value } }).then(
      () => toasts.success(t(value ? 'discussions.closedDone' : 'discussions.reopenedDone')),
      () => undefined,
    );
  }
  function drop() {
    leave();
    remove.mutateAsync({ params: { id } }).then(
      () => {
        toasts.success(t('discussions.removed'));
        void navigate({ to: '/discussions-works', search: { tab }, replace: true });
      },
      () => undefined,
    );
  }

  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="default" size="lg" aria-label={t('discussions.more')}>
            <IconDots {...ICON} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {can.edit && (
            <Menu.Item leftSection={<IconPencil {...ICON} />} onClick={() => ask('edit')}>
              {t('discussions.edit')}
            </Menu.Item>
          )}
          {can.close && !closed && (
            <Menu.Item leftSection={<IconLock {...ICON} />} onClick={() => ask('close')}>
              {t('discussions.close')}
            </Menu.Item>
          )}
          {can.close && closed && (
            <Menu.Item leftSection={<IconLockOpen {...ICON} />} onClick={() => put(false)}>
              {t('discussions.reopen')}
            </Menu.Item>
          )}
          {can.delete && (
            <Menu.Item
              color="red"
              leftSection={<IconTrash {...ICON} />}
              onClick={() => ask('remove')}
            >
              {t('discussions.remove')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {asked === 'edit' && <EditDialog discussion={discussion} onClose={leave} />}
      <ConfirmDialog
        opened={asked === 'close'}
        title={t('discussions.closing.title')}
        confirm={t('discussions.close')}
        onConfirm={() => put(true)}
        onClose={leave}
      >
        {t('discussions.closing.text')}
      </ConfirmDialog>
      <ConfirmDialog
        opened={asked === 'remove'}
        title={t('discussions.removing.title')}
        confirm={t('discussions.remove')}
        destructive
        onConfirm={drop}
        onClose={leave}
      >
        {t('discussions.removing.text')}
      </ConfirmDialog>
    </>
  );
}
