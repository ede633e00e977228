import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core';
import type { ArchiveView } from '@pv/contract';
import { IconAlertTriangle, IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { LoadFailure } from '../../platform/states/LoadFailure.tsx';
import { minuteText } from '../../ui/days.ts';
import { fileSize } from '../../ui/file-size.ts';
import { useKeptFocus } from '../../ui/focus.ts';
import { useArchive } from './use-archive.ts';

interface PanelProps {
  archive: ArchiveView;
  work: ReturnType<typeof useArchive>;
  /** Something else on the screen is the next action. */
  quiet: boolean;
}

function Running({ archive, work }: PanelProps) {
  const { t } = useTexts();
  const { status, progress: percent } = archive;
  const words = status === 'queued' ? t('archive.queued') : t('archive.running', { percent });
  return (
    <>
      <Text role="status">{words}</Text>
      <Progress value={percent} aria-label={words} />
      <Text size="sm" c="dimmed" {...(work.silent && { role: 'alert' })}>
        {work.silent ? t('archive.silent') : t('archive.free')}
      </Text>
      <Group justify="flex-end">
        <Button variant="default" data-part="next" onClick={() => work.stop(archive)}>
          {t('archive.stop')}
        </Button>
      </Group>
    </>
  );
}

function Ready({ archive, work, quiet }: PanelProps) {
  const { t, locale } = useTexts();
  const { size, missing, kept_until: until, created_at: created } = archive;
  return (
    <>
      <div role="status">
        <Text fw={600}>{t('archive.ready', { size: fileSize(size ?? 0, t, locale) })}</Text>
        <Text size="sm" c="dimmed">
          {t('archive.made', { date: created ? minuteText(created, t) : '' })}{' '}
          {t('archive.keptUntil', { date: until ? minuteText(until, t) : '' })}
        </Text>
      </div>
      {missing > 0 && (
        <Alert
          color="yellow"
          icon={<IconAlertTriangle size={20} stroke={1.8} aria-hidden="true" />}
        >
          {t('archive.incomplete', { count: missing })}
        </Alert>
      )}
      <Group justify="flex-end" gap="sm">
        <Button variant="subtle" loading={work.starting} onClick={work.start}>
          {t('archive.again')}
        </Button>
        <Button
          variant={quiet ? 'default' : 'filled'}
          data-part="next"
          leftSection={<IconDownload size={18} stroke={1.8} aria-hidden="true" />}
          // the one that is shown is being replaced
          disabled={work.starting}
          onClick={() => void work.download()}
        >
          {t('archive.download')}
        </Button>
      </Group>
    </>
  );
}

function Failed({ archive, work }: PanelProps) {
  const { t, dynamic } = useTexts();
  return (
    <Alert
      color="red"
      role="alert"
      icon={<IconAlertTriangle size={20} stroke={1.8} aria-hidden="true" />}
      title={t('archive.failed')}
    >
      <Text mb="sm">{dynamic(`errors.${archive.error ?? 'archive_failed'}`)}</Text>
      <Button variant="default" data-part="next" loading={work.starting} onClick={work.start}>
        {t('ui.retry')}
      </Button>
    </Alert>
  );
}

const SHOWN: Readonly<Record<ArchiveView['status'], (props: PanelProps) => ReactNode>> = {
  queued: Running,
  running: Running,
  ready: Ready,
  failed: Failed,
  cancelled: () => null,
};

function Offer({ work, quiet }: Omit<PanelProps, 'archive'>) {
  const { t } = useTexts();
  return (
    <Group justify="flex-end">
      <Button
        variant={quiet ? 'default' : 'filled'}
        data-part="next"
        loading={work.starting}
        onClick={work.start}
      >
        {t('archive.start')}
      </Button>
    </Group>
  );
}

/** A whole project as a ZIP: what is in it, its making, and the file. */
export function ArchivePanel({ projectId, quiet = false }: { projectId: string; quiet?: boolean }) {
  const { t } = useTexts();
  const work = useArchive(projectId);
  const { archive, query } = work;
  const kept = useKeptFocus<HTMLDivElement>({ heir: '[data-part=next]' });
  const Shown = archive && SHOWN[archive.status];
  return (
    <Stack gap="sm" {...kept}>
      <Text>{t('archive.intro')}</Text>
      {query.error && !query.data && <LoadFailure error={query.error} onRetry={query.refetch} />}
      {Shown ? (
        <Shown archive={archive} work={work} quiet={quiet} />
      ) : (
        query.data && <Offer work={work} quiet={quiet} />
      )}
    </Stack>
  );
}
