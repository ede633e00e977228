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
import {
  useFreshApplication,
  usePrintApplication,
  useRemoveApplication,
  useSetStatus,
} from '../api.ts';
import { settleSections } from '../section/use-section-form.ts';
import { askedStep, MoveDialog } from './MoveDialog.tsx';
import { RefreshDialog } from './RefreshDialog.tsx';
import { VersionsDialog } from './VersionsDialog.tsx';

const ICON = { size: 18, stroke: 1.6, 'aria-hidden': true } as const;

type Asked = 'refresh' | 'versions' | 'remove' | ApplicationStatus | null;

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

/** What a step is called for whoever takes it: those who check say it otherwise than those who write. */
function useDeed({ status: from, can }: Application) {
  const { t } = useTexts();
  return (status: ApplicationStatus): string => {
    const isAnswer = from === 'checking' && (status === 'ready' || status === 'draft');
    if (isAnswer && can.check) return t(`applications.check.${status}`);
    return t(
      isAnswer && status === 'draft' ? 'applications.recall' : `applications.move.${status}`,
    );
  };
}

/** Moves an application on, after everything typed has arrived; asks first where there is something to say. */
function useMove(application: Application, ask: (status: ApplicationStatus) => void) {
  const { t } = useTexts();
  const toasts = useToasts();
  const set = useSetStatus();
  const settle = useSettled();
  const fresh = useFreshApplication();
  const { id, closed } = application;
  async function move(status: ApplicationStatus, confirmed = false) {
    if (!(await settle())) return;
    if (!confirmed && askedStep(fresh(application), status)) return ask(status);
    const inTime = confirmed && status === 'submitted' && closed;
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
  const { busy, move } = useMove(application, ask);
  const deed = useDeed(application);
  const { id, status: from, next, can } = application;
  // back from a check is no step that is hoped for
  const isBack = from === 'checking' && next[0] === 'draft';
  const first = isBack ? undefined : next[0];
  const others = isBack ? next : next.slice(1);
  const moved = next.find((status) => status === asked);
  const step = moved ? askedStep(application, moved) : null;

  async function take() {
    if (!(await settle())) return;
    print.mutate(
      { params: { id } },
      {
        onSuccess: (file) => {
          const name = saveFile(file, `${t('applications.one')}.docx`);
          toasts.file(t('applications.printed', { name }));
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
            {deed(first)}
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
                {deed(status)}
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
      {moved && step && (
        <MoveDialog
          application={application}
          step={step}
          deed={deed(moved)}
          onConfirm={() => {
            leave();
            move(moved, true);
          }}
          onClose={leave}
        />
      )}
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
