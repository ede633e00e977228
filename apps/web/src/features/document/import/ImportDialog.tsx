import { Alert, Button, Group, Modal, Progress, Text } from '@mantine/core';
import { documentEndpoints, IMPORT_ENDINGS, IMPORT_MAX_BYTES } from '@pv/contract';
import type { TitleFields } from '@pv/editor-schema';
import { IconAlertTriangle, IconFileImport } from '@tabler/icons-react';
import { useState } from 'react';
import { useRights } from '../../../editor/shell/DocumentContext.tsx';
import type { PanelProps } from '../../../editor/shell/panels.ts';
import { useSettings } from '../../../editor/special/use-settings.ts';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useEndpoint } from '../../../platform/query/use-endpoint.ts';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { FileDrop } from '../../../ui/FileDrop.tsx';
import { isEmptyDocument } from './is-empty-document.ts';
import { joinFiles } from './join-files.ts';
import { ReportView } from './ReportView.tsx';
import { sharedFields, withTitleOfFile } from './title-of-file.ts';
import { type ImportState, useImport } from './use-import.ts';

/** What a text in LaTeX or Markdown may come with. */
const BESIDE = { types: ['.bib', '.png', '.jpg', '.jpeg', '.svg'], join: joinFiles } as const;

function Running({ state }: { state: Extract<ImportState, { kind: 'running' }> }) {
  const { t } = useTexts();
  const { progress, step } = state.job;
  const words = t('documents.import.running', {
    step: t(`documents.import.step.${step}`),
    percent: progress,
  });
  return (
    <div>
      <Text role="status" mb="xs">
        {words}
      </Text>
      <Progress value={progress} aria-label={words} />
      <Text size="sm" c="dimmed" mt="xs" role={state.silent ? 'alert' : undefined}>
        {t(state.silent ? 'documents.import.silent' : 'documents.import.mayClose')}
      </Text>
    </div>
  );
}

function Failed(props: { code: string; onRetry: () => void; onAgain: () => void }) {
  const { t, dynamic } = useTexts();
  const silent = props.code === 'network';
  return (
    <div>
      <Alert
        color="red"
        icon={<IconAlertTriangle size={20} stroke={1.8} aria-hidden="true" />}
        title={t('documents.import.failed')}
        role="alert"
      >
        {silent ? t('documents.import.network') : dynamic(`errors.${props.code}`)}
      </Alert>
      <Group mt="md" gap="sm">
        {silent && <Button onClick={props.onRetry}>{t('ui.retry')}</Button>}
        <Button variant={silent ? 'default' : 'filled'} onClick={props.onAgain}>
          {t('documents.import.another')}
        </Button>
      </Group>
    </div>
  );
}

/** Takes a file in: sending, reading, a report of what became what, questions, and the decision. */
export default function ImportDialog({ view, live, close, open }: PanelProps) {
  const { t } = useTexts();
  const toasts = useToasts();
  const work = useImport(view.id);
  const last = useEndpoint(documentEndpoints.lastImport, { params: { id: view.id } });
  const [answers, setAnswers] = useState<Record<string, string>>({});
  const [asking, setAsking] = useState<'replace' | 'leave' | null>(null);
  const [settings, write] = useSettings();
  const { closed } = useRights();
  const { state } = work;
  const shared = sharedFields(state.kind === 'ready' ? state.report.titleFields : undefined);

  function accept(id: string) {
    const chosen = Object.entries(answers).map(([question, value]) => ({ question, value }));
    work.apply.mutate(
      { params: { id }, body: { answers: chosen } },
      {
        onSuccess: () => {
          toasts.success(t('documents.import.done'));
          open('import-report');
        },
        onSettled: () => setAsking(null),
      },
    );
  }

  function takeTitle(id: string, fields: TitleFields) {
    write(withTitleOfFile(settings, fields));
    toasts.success(t('documents.import.titleTaken'));
    discard(id);
    close();
  }

  function discard(id: string) {
    setAnswers({});
    work.discard(id).catch((error) => toasts.failure(error));
  }

  const sending = state.kind === 'sending' ? state.share : null;
  return (
    // in a stack Esc reaches the topmost dialog only
    <Modal.Stack>
      <Modal
        opened
        stackId="import"
        onClose={() => (state.kind === 'ready' ? setAsking('leave') : close())}
        title={t('documents.import.title')}
        size={state.kind === 'ready' ? 'xl' : 'lg'}
        closeOnClickOutside={false}
        closeButtonProps={{ 'aria-label': t('ui.close') }}
      >
        {(state.kind === 'idle' || state.kind === 'sending') && (
          <>
            <Text mb="md">
              {t(closed.length > 0 ? 'documents.import.closed' : 'documents.import.intro')}
            </Text>
            {closed.length === 0 && (
              <FileDrop
                label={t('documents.import.choose')}
                types={IMPORT_ENDINGS}
                maxBytes={IMPORT_MAX_BYTES}
                progress={sending}
                onFile={work.start}
                beside={BESIDE}
                onAbort={work.stop}
              />
            )}
            {last.data?.import && (
              <Button
                mt="md"
                variant="subtle"
                leftSection={<IconFileImport size={18} aria-hidden="true" />}
                onClick={() => open('import-report')}
              >
                {t('documents.import.lastReport')}
              </Button>
            )}
          </>
        )}
        {state.kind === 'running' && <Running state={state} />}
        {state.kind === 'failed' && (
          <Failed code={state.code} onRetry={work.retry} onAgain={work.again} />
        )}
        {state.kind === 'ready' && (
          <>
            <ReportView report={state.report} answers={answers} onAnswers={setAnswers} />
            {Object.keys(shared).length > 0 && (
              <Text size="sm" c="dimmed" mt="lg">
                {t('documents.import.titleHint')}
              </Text>
            )}
            <Group justify="flex-end" gap="sm" mt="lg">
              {Object.keys(shared).length > 0 && (
                <Button variant="default" onClick={() => takeTitle(state.job.id, shared)}>
                  {t('documents.import.takeTitle')}
                </Button>
              )}
              <Button variant="default" onClick={() => discard(state.job.id)}>
                {t('documents.import.discard')}
              </Button>
              <Button
                loading={work.apply.isPending}
                onClick={() =>
                  isEmptyDocument(live.snapshot()) ? accept(state.job.id) : setAsking('replace')
                }
              >
                {t('documents.import.accept')}
              </Button>
            </Group>
          </>
        )}
      </Modal>
      {state.kind === 'ready' && (
        <>
          <ConfirmDialog
            opened={asking === 'replace'}
            stackId="replace"
            title={t('documents.import.replaceTitle')}
            confirm={t('documents.import.replaceConfirm')}
            busy={work.apply.isPending}
            onConfirm={() => accept(state.job.id)}
            onClose={() => setAsking(null)}
          >
            {t('documents.import.replace')}
          </ConfirmDialog>
          <ConfirmDialog
            opened={asking === 'leave'}
            stackId="leave"
            title={t('documents.import.leaveTitle')}
            confirm={t('documents.import.discard')}
            onConfirm={() => {
              discard(state.job.id);
              close();
            }}
            onClose={() => setAsking(null)}
          >
            {t('documents.import.leave')}
          </ConfirmDialog>
        </>
      )}
    </Modal.Stack>
  );
}
