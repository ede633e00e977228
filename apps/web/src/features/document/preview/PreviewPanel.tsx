import { Alert, Button, Skeleton, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCloudOff, IconRefresh } from '@tabler/icons-react';
import type { PanelProps } from '../../../editor/shell/panels.ts';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { describeError } from '../../../platform/toasts/toasts.tsx';
import type { PreviewState } from './create-previewer.ts';
import PdfPages from './PdfPages.tsx';
import classes from './Preview.module.css';
import { usePdf } from './use-pdf.ts';
import { usePreviewer } from './use-previewer.ts';

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
