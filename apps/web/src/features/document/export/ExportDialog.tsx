import { Alert, Button, Checkbox, Group, Modal, Progress, Text } from '@mantine/core';
import { documentEndpoints, type ExportView } from '@pv/contract';
import { hasSuggestions } from '@pv/editor-schema';
import {
  IconAlertTriangle,
  IconFileTypeDocx,
  IconFileTypePdf,
  IconMarkdown,
  IconTex,
} from '@tabler/icons-react';
import { useState, useSyncExternalStore } from 'react';
import type { PanelProps } from '../../../editor/shell/panels.ts';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { saveAddress } from '../../../platform/api/save.ts';
import { failureCode, followJob } from '../../../platform/follow-job.ts';
import { useCall } from '../../../platform/ServicesContext.tsx';
import { UnsortedNote } from '../UnsortedNote.tsx';

/** What goes along with the text in a DOCX. */
interface Along {
  revisions: boolean;
  comments: boolean;
}

/** An export on the page: under way, ready, or failed with a code of the error texts. */
type ExportState =
  | { kind: 'idle' }
  | { kind: 'running'; format: ExportView['format']; percent: number; silent: boolean }
  | { kind: 'ready'; job: ExportView }
  | { kind: 'failed'; format: ExportView['format']; code: string };

function stateOf(job: ExportView, silent: boolean): ExportState {
  if (job.status === 'ready') return { kind: 'ready', job };
  const { format, progress, error } = job;
  if (job.status === 'failed') return { kind: 'failed', format, code: error ?? 'export_failed' };
  return { kind: 'running', format, percent: progress, silent };
}

/** The browser saves the file of a finished export. */
function download({ url, file_name: name }: ExportView): void {
  if (url) saveAddress(url, name);
}

/** Makes a file of the document and saves it; one at a time. */
function useExport(documentId: string) {
  const call = useCall();
  const [state, setState] = useState<ExportState>({ kind: 'idle' });

  async function run(format: ExportView['format'], along: Along): Promise<void> {
    setState({ kind: 'running', format, percent: 0, silent: false });
    try {
      const params = { id: documentId };
      const body = { format, ...along };
      const first = await call(documentEndpoints.startExport, { params, body });
      const job = await followJob(first, {
        read: (after) =>
          call(documentEndpoints.getExport, { params: { id: first.id }, query: { after } }),
        onState: (next, silent) => setState(stateOf(next, silent)),
      });
      if (job.status === 'ready') download(job);
    } catch (error) {
      setState({ kind: 'failed', format, code: failureCode(error, 'export_failed') });
    }
  }

  return { state, run, download };
}

const FORMATS = [
  { format: 'pdf', Icon: IconFileTypePdf },
  { format: 'docx', Icon: IconFileTypeDocx },
  { format: 'markdown', Icon: IconMarkdown },
  { format: 'latex', Icon: IconTex },
] as const;

function Outcome(props: {
  state: ExportState;
  onRetry: (format: ExportView['format']) => void;
  onDownload: (job: ExportView) => void;
}) {
  const { t, dynamic } = useTexts();
  const { state } = props;
  if (state.kind === 'running') {
    const words = t('documents.export.running', { percent: state.percent });
    return (
      <div>
        <Text role="status" mb="xs">
          {words}
        </Text>
        <Progress value={state.percent} aria-label={words} />
        {state.silent && (
          <Text size="sm" mt="xs" role="alert">
            {t('documents.export.silent')}
          </Text>
        )}
      </div>
    );
  }
  if (state.kind === 'ready') {
    const { job } = state;
    return (
      <Group gap="sm" role="status">
        <Text>
          {job.pages === null
            ? t('documents.export.ready', { name: job.file_name })
            : t('documents.export.readyPages', { name: job.file_name, count: job.pages })}
        </Text>
        <Button variant="subtle" size="compact-sm" onClick={() => props.onDownload(job)}>
          {t('documents.export.again')}
        </Button>
        {job.format === 'docx' && <Text c="dimmed">{t('documents.export.pagesInWord')}</Text>}
      </Group>
    );
  }
  if (state.kind === 'failed') {
    return (
      <Alert
        color="red"
        role="alert"
        icon={<IconAlertTriangle size={20} stroke={1.8} aria-hidden="true" />}
        title={t('documents.export.failed')}
      >
        <Text mb="sm">
          {state.code === 'network'
            ? t('documents.export.network')
            : dynamic(`errors.${state.code}`)}
        </Text>
        <Button size="sm" variant="default" onClick={() => props.onRetry(state.format)}>
          {t('ui.retry')}
        </Button>
      </Alert>
    );
  }
  return <Text c="dimmed">{t('documents.export.intro')}</Text>;
}

/** Makes a PDF or a DOCX by the standard, or a plain text. Waits until everything typed is with the server. */
export default function ExportDialog({ view, live, close }: PanelProps) {
  const { t } = useTexts();
  const work = useExport(view.id);
  const status = useSyncExternalStore(live.subscribe, live.status);
  const unsaved = status.save !== 'saved';
  const busy = work.state.kind === 'running';
  const [revisions, setRevisions] = useState(false);
  const [suggested] = useState(() =>
    live.snapshot().sections.some(({ content }) => hasSuggestions(content)),
  );
  const [comments, setComments] = useState(false);
  const run = (format: ExportView['format']) => void work.run(format, { revisions, comments });
  return (
    <Modal
      opened
      onClose={close}
      title={t('documents.export.title')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <Group gap="sm" mb="lg">
        {FORMATS.map(({ format, Icon }) => (
          <Button
            key={format}
            variant={format === 'pdf' ? 'filled' : 'default'}
            leftSection={<Icon size={18} stroke={1.8} aria-hidden="true" />}
            disabled={busy || unsaved}
            onClick={() => run(format)}
          >
            {t(`documents.export.${format}`)}
          </Button>
        ))}
      </Group>
      {suggested && (
        <Checkbox
          mb="lg"
          label={t('suggestions.export')}
          description={t('suggestions.exportNote')}
          checked={revisions}
          disabled={busy}
          onChange={({ currentTarget }) => setRevisions(currentTarget.checked)}
        />
      )}
      <Checkbox
        mb="lg"
        label={t('remarks.inDocx')}
        description={t('remarks.inDocxHint')}
        checked={comments}
        disabled={busy}
        onChange={(event) => setComments(event.currentTarget.checked)}
      />
      <UnsortedNote />
      {unsaved && (
        <Text c="dimmed" mb="sm" role="status">
          {t(`documents.export.${status.save === 'offline' ? 'offline' : 'unsaved'}`)}
        </Text>
      )}
      <Outcome state={work.state} onRetry={run} onDownload={work.download} />
    </Modal>
  );
}
