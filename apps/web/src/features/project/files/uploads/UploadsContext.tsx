import { VisuallyHidden } from '@mantine/core';
import { type FileSlot, fileEndpoints } from '@pv/contract';
import { useBlocker } from '@tanstack/react-router';
import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { useTexts } from '../../../../i18n/LanguageContext.tsx';
import type { Call } from '../../../../platform/api/client.ts';
import { useCall } from '../../../../platform/ServicesContext.tsx';
import {
  createUploads,
  type UploadCalls,
  type Uploads,
} from '../../../../platform/uploads/create-uploads.ts';
import { SENDING } from '../../../../platform/uploads/sending.ts';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { useRefreshProject } from '../../api.ts';

/** The slot that a file is on its way to. */
interface SlotTarget {
  stageId: string;
  slot: FileSlot;
}

/** Asks before leaving the page while files are on their way; what failed may be left. */
function LeaveGuard({ uploads }: { uploads: Uploads<SlotTarget> }) {
  const { t } = useTexts();
  const busy = () => uploads.list().some(({ state }) => state !== 'failed');
  const blocker = useBlocker({
    // which rows are open stands in the address too
    shouldBlockFn: ({ current, next }) => busy() && current.pathname !== next.pathname,
    enableBeforeUnload: busy,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      opened={blocker.status === 'blocked'}
      title={t('files.leave.title')}
      confirm={t('files.leave.confirm')}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {t('files.leave.text')}
    </ConfirmDialog>
  );
}

const UploadsContext = createContext<Uploads<SlotTarget> | null>(null);

function callsOf(call: Call, projectId: string): Omit<UploadCalls<SlotTarget>, 'taken'> {
  return {
    async start({ stageId: stage_id, slot }, { name, size, type }, signal) {
      const body = { project_id: projectId, stage_id, slot, name, size, type };
      const { file_id, upload_url } = await call(fileEndpoints.add, { body }, { signal });
      return { id: file_id, url: upload_url };
    },
    ...SENDING,
    finish: (id, signal) =>
      call(fileEndpoints.finish, { params: { id }, body: { uploaded: true } }, { signal }),
    drop: (id) => call(fileEndpoints.remove, { params: { id }, query: {} }),
  };
}

/** Outside of a slot a dropped file would open in place of the page. */
function useNoStrayDrops() {
  useEffect(() => {
    const keep = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    window.addEventListener('dragover', keep);
    window.addEventListener('drop', keep);
    return () => {
      window.removeEventListener('dragover', keep);
      window.removeEventListener('drop', keep);
    };
  }, []);
}

/** Holds the uploads of a project's page above its rows; leaving the page is asked about. */
export function UploadsProvider(props: { projectId: string; children: ReactNode }) {
  const { t } = useTexts();
  const call = useCall();
  const refresh = useRefreshProject();
  const [said, setSaid] = useState('');
  const [uploads] = useState(() =>
    createUploads<SlotTarget>({
      ...callsOf(call, props.projectId),
      taken: async ({ name }) => {
        await refresh();
        setSaid(name);
      },
    }),
  );
  useNoStrayDrops();
  useEffect(() => () => uploads.abortAll(), [uploads]);
  return (
    <UploadsContext value={uploads}>
      {props.children}
      <VisuallyHidden role="status">{said && t('files.taken', { name: said })}</VisuallyHidden>
      <LeaveGuard uploads={uploads} />
    </UploadsContext>
  );
}

/** The uploads of the page, and how to begin, try again and stop them. */
export function useUploads() {
  const uploads = use(UploadsContext);
  if (!uploads) throw new Error('useUploads needs an UploadsProvider above it');
  const list = useSyncExternalStore(uploads.subscribe, uploads.list);
  return { ...uploads, list };
}
