import { Alert, Button, Skeleton, Text } from '@mantine/core';
import { documentEndpoints } from '@pv/contract';
import { IconAlertTriangle, IconCheck, IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { LiveDocument } from '../../../editor/document/public.ts';
import type { PanelProps } from '../../../editor/shell/panels.ts';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useCall } from '../../../platform/ServicesContext.tsx';
import { describeError } from '../../../platform/toasts/toasts.tsx';
import { createPreviewer, type Previewer, type PreviewState } from './create-previewer.ts';
import { type OpenedPdf, openPdf } from './open-pdf.ts';
import PdfPages from './PdfPages.tsx';
import classes from './Preview.module.css';

/** Opens a PDF; the one before stays until the next is ready, so that nothing flickers. */
function usePdf(file: Blob | null): { pdf: OpenedPdf | null; broken: boolean } {
  const [pdf, setPdf] = useState<OpenedPdf | null>(null);
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    if (!file) return;
    let gone = false;
    setBroken(false);
    openPdf(file).then(
      (opened) => (gone ? opened.close() : setPdf(opened)),
      () => {
        if (!gone) setBroken(true);
      },
    );
    return () => {
      gone = true;
    };
  }, [file]);
  useEffect(() => () => pdf?.close(), [pdf]);
  return { pdf, broken };
}

const BEFORE: PreviewState = { phase: 'saving', pdf: null, error: null };
const never = () => () => {};

/** Makes pages of the document while the panel is open. */
function usePreviewer(live: LiveDocument): { state: PreviewState; retry: () => void } {
  const call = useCall();
  const [previewer, setPreviewer] = useState<Previewer | null>(null);
  useEffect(() => {
    const opened = createPreviewer({
      doc: live.doc,
      save: () => live.status().save,
      onSave: live.subscribe,
      load: (signal) =>
        call(documentEndpoints.preview, { params: { id: live.id } }, { signal }) as Promise<Blob>,
    });
    setPreviewer(opened);
    return () => opened.destroy();
  }, [live, call]);
  const state = useSyncExternalStore(
    previewer?.subscribe ?? never,
    previewer?.state ?? (() => BEFORE),
  );
  return { state, retry: () => previewer?.retry() };
}

type Told = Exclude<PreviewState['phase'], 'failed'>;

const PHASES = {
  typing: { key: 'panels.preview.refreshing', Icon: IconRefresh },
  saving: { key: 'panels.preview.saving', Icon: IconRefresh },
  loading: { key: 'panels.preview.refreshing', Icon: IconRefresh },
  offline: { key: 'panels.preview.offline', Icon: IconCloudOff },
  current: { key: 'panels.preview.current', Icon: IconCheck },
} as const satisfies Record<Told, object>;

function Phase({ phase }: { phase: Told }) {
  const { t } = useTexts();
  const { key, Icon } = PHASES[phase];
  return (
    <span className={classes.phase} role="status">
      <Icon size={16} aria-hidden="true" />
      {t(key)}
    </span>
  );
}

function Failure(props: { error: unknown; old: boolean; onRetry: () => void }) {
  const { t } = useTexts();
  return (
    <Alert
      className={classes.alert ?? ''}
      color="red"
      role="alert"
      icon={<IconAlertTriangle size={20} stroke={1.8} aria-hidden="true" />}
      title={t('panels.preview.failed')}
    >
      <Text mb="sm">
        {describeError(props.error, t)}
        {props.old && ` ${t('panels.preview.old')}`}
      </Text>
      <Button size="sm" variant="default" onClick={props.onRetry}>
        {t('ui.retry')}
      </Button>
    </Alert>
  );
}

/** The pages as they will be printed, made anew after every pause in the typing. */
export default function PreviewPanel({ live }: PanelProps) {
  const { t } = useTexts();
  const { state, retry } = usePreviewer(live);
  const { pdf, broken } = usePdf(state.pdf);
  const failed = state.phase === 'failed' || broken;
  return (
    <>
      {failed && <Failure error={state.error} old={pdf !== null} onRetry={retry} />}
      <div className={classes.room}>
        {pdf && <PdfPages pdf={pdf} />}
        {!pdf && !failed && state.phase !== 'offline' && (
          <div className={classes.pages}>
            <Text c="dimmed" role="status">
              {t('panels.preview.first')}
            </Text>
            <Skeleton style={{ aspectRatio: '210 / 297' }} radius="xs" />
          </div>
        )}
      </div>
      <div className={classes.status}>
        {state.phase !== 'failed' && <Phase phase={state.phase} />}
        {pdf && <span>{t('panels.preview.pages', { count: pdf.pages.length })}</span>}
      </div>
    </>
  );
}
