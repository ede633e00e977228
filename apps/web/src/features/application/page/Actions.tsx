import { ActionIcon, Button, Group, Menu } from '@mantine/core';
import type { Application, ApplicationStatus } from '@pv/contract';
import {
  IconArrowRight,
  IconDots,
  IconFileTypeDocx,
  IconHistory,
  IconRefresh,
  IconTrash,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { saveFile } from '../../../platform/api/save.ts';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { dayText } from '../../../ui/days.ts';
import { usePrintApplication, useRemoveApplication, useSetStatus } from '../api.ts';
import { settleSections } from '../section/use-section-form.ts';
import { RefreshDialog } from './RefreshDialog.tsx';
import { VersionsDialog } from './VersionsDialog.tsx';

const ICON = { size: 18, stroke: 1.6, 'aria-hidden': true } as const;

type Asked = 'refresh' | 'versions' | 'remove' | 'late' | null;

/** Sends what is being typed: it belongs to what is moved or taken away. Tells whether all of it has arrived. */
function useSettled() {
  const { t } = useTexts();
  const toasts = useToasts();
  return async () => {
    const settled = await settleSections();
    if (!settled) toasts.warning(t('applications.unsaved'));
    return settled;
  };
}

/** Moves an application on; of a call that is over it asks first. */
function useMove(application: Application, onLate: () => void) {
  const { t } = useTexts();
  const toasts = useToasts();
  const set = useSetStatus();
  const settle = useSettled();
  const { id, closed } = application;
  async function move(status: ApplicationStatus, inTime = false) {
    if (status === 'submitted' && closed && !inTime) return onLate();
    if (!(await settle())) return;
    set.mutate(
      { params: { id }, body: { status, in_time: inTime } },
      {
        onSuccess: () =>
          toasts.success(t('applications.moved', { status: t(`applications.status.${status}`) })),
      },
    );
  }
  return { busy: set.isPending, move: (...told: Parameters<typeof move>) => void move(...told) };
}

/** The file, the next step, and everything else that can be done with an application. */
export function Actions({ application }: { application: Application }) {
  const { t } = useTexts();
  const toasts = useToasts();
  const navigate = useNavigate();
  const [asked, ask] = useState<Asked>(null);
  const leave = () => ask(null);
  const print = usePrintApplication();
  const remove = useRemoveApplication();
  const settle = useSettled();
  const { busy, move } = useMove(application, () => ask('late'));
  const { id, next, can, deadline } = application;
  const [first, ...others] = next;

  async function take() {
    if (!(await settle())) return;
    print.mutate(
      { params: { id } },
      {
        onSuccess: (file) => {
          const name = saveFile(file, `${t('applications.one')}.docx`);
          toasts.success(t('applications.printed', { name }));
        },
      },
    );
  }
  function drop() {
    leave();
    remove.mutateAsync({ params: { id } }).then(
      () => {
        toasts.success(t('applications.removed'));
        void navigate({ to: '/grant-applications', replace: true });
      },
      () => undefined,
    );
  }

  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileTypeDocx {...ICON} />}
        loading={print.isPending}
        onClick={() => void take()}
      >
        {t('applications.print')}
      </Button>
      {/* on a narrow screen they stay in one line */}
      <Group gap="xs" wrap="nowrap">
        {first && (
          <Button loading={busy} onClick={() => move(first)}>
            {t(`applications.move.${first}`)}
          </Button>
        )}
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon variant="default" size="lg" aria-label={t('applications.more')}>
              <IconDots {...ICON} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map((status) => (
              <Menu.Item
                key={status}
                leftSection={<IconArrowRight {...ICON} />}
                onClick={() => move(status)}
              >
                {t(`applications.move.${status}`)}
              </Menu.Item>
            ))}
            {can.edit && (
              <Menu.Item leftSection={<IconRefresh {...ICON} />} onClick={() => ask('refresh')}>
                {t('applications.refresh')}
              </Menu.Item>
            )}
            <Menu.Item leftSection={<IconHistory {...ICON} />} onClick={() => ask('versions')}>
              {t('applications.versions.title')}
            </Menu.Item>
            {can.remove && (
              <Menu.Item
                color="red"
                leftSection={<IconTrash {...ICON} />}
                onClick={() => ask('remove')}
              >
                {t('applications.remove')}
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      </Group>
      {asked === 'refresh' && <RefreshDialog application={application} onClose={leave} />}
      {asked === 'versions' && <VersionsDialog application={application} onClose={leave} />}
      <ConfirmDialog
        opened={asked === 'late'}
        title={t('applications.late.title')}
        confirm={t('applications.late.confirm')}
        onConfirm={() => {
          leave();
          move('submitted', true);
        }}
        onClose={leave}
      >
        {t('applications.late.text', { day: deadline ? dayText(deadline, t) : '' })}
      </ConfirmDialog>
      <ConfirmDialog
        opened={asked === 'remove'}
        title={t('applications.removing.title')}
        confirm={t('applications.remove')}
        destructive
        onConfirm={drop}
        onClose={leave}
      >
        {t('applications.removing.text')}
      </ConfirmDialog>
    </>
  );
}
