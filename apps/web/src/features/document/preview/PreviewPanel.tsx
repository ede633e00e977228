import { Alert, Button, Skeleton, Text } from '@mantine/core';
import { documentEndpoints } from '@pv/contract';
import { IconAlertTriangle, IconCheck, IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type * as Y from 'yjs';
import { createListeners } from '../../../editor/document/listeners.ts';
import type { LiveDocument, SaveState } from '../../../editor/document/public.ts';
import type { PanelProps } from '../../../editor/shell/panels.ts';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useCall } from '../../../platform/ServicesContext.tsx';
import { describeError } from '../../../platform/toasts/toasts.tsx';
import { noteLayout } from '../counts/last-layout.ts';
import { type Clock, whenQuiet } from '../quiet/when-quiet.ts';
import { type OpenedPdf, openPdf } from './open-pdf.ts';
import PdfPages from './PdfPages.tsx';
import classes from './Preview.module.css';

const QUIET_MS = 600;
const LONGEST_MS = 5000;

interface PreviewState {
  /**
   * `typing`: the text is changing; `saving`: it is on its way to the server; `loading`: pages are being
   * made; `current`: they show the text as it is.
   */
  phase: 'typing' | 'saving' | 'offline' | 'loading' | 'current' | 'failed';
  /** The PDF of the last success; null before the first. */
  pdf: Blob | null;
  /** What went wrong last, when `failed`. */
  error: unknown;
}

/** Keeps the pages of an open document up to date. */
interface Previewer {
  state(): PreviewState;
  subscribe(listener: () => void): () => void;
  /** Asks again after a failure. */
  retry(): void;
  destroy(): void;
}

interface PreviewerDeps {
  doc: Y.Doc;
  /** Whether the server has everything; pages are made there. */
  save(): SaveState;
  onSave(listener: () => void): () => void;
  load(signal: AbortSignal): Promise<Blob>;
  clock?: Clock;
}

/**
 * Loads the PDF of a document once and again after every pause in its changes, when the server has
 * them. One request at a time; a failure keeps the last pages.
 */
export function createPreviewer(deps: PreviewerDeps): Previewer {
  const { doc, clock } = deps;
  const changes = createListeners();
  const abort = new AbortController();
  let state: PreviewState = { phase: 'saving', pdf: null, error: null };
  let wanted = true;
  let loading = false;

  const become = (next: Partial<PreviewState>) => {
    state = { ...state, ...next };
    changes.tell();
  };
  async function load(): Promise<void> {
    wanted = false;
    loading = true;
    become({ phase: 'loading', error: null });
    try {
      const pdf = await deps.load(abort.signal);
      loading = false;
      if (!abort.signal.aborted) become({ pdf, phase: 'current' });
    } catch (error) {
      loading = false;
      if (!abort.signal.aborted) become({ error, phase: 'failed' });
    }
    if (!abort.signal.aborted) pump();
  }
  const pump = () => {
    if (!wanted || loading) return;
    const save = deps.save();
    if (save === 'saved') void load();
    else if (state.phase !== save) become({ phase: save });
  };
  const quiet = whenQuiet(
    () => {
      wanted = true;
      pump();
    },
    { ms: QUIET_MS, longest: LONGEST_MS, ...(clock && { clock }) },
  );
  const changed = () => {
    if (!loading && state.phase === 'current') become({ phase: 'typing' });
    quiet.stir();
  };

  doc.on('update', changed);
  const stopFollowing = deps.onSave(pump);
  pump();
  return {
    state: () => state,
    subscribe: changes.subscribe,
    retry() {
      wanted = true;
      pump();
    },
    destroy() {
      doc.off('update', changed);
      stopFollowing();
      quiet.cancel();
      abort.abort();
    },
  };
}

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
  useEffect(() => {
    const total = pdf?.pages.length ?? 0;
    // without an outline the pages of sections are not told, and the preview is as good
    pdf?.headings().then(
      (headings) => noteLayout(live.doc, { total, headings }),
      () => undefined,
    );
  }, [pdf, live]);
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
