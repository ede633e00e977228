import { Alert, Button, Divider, Modal, Text } from '@mantine/core';
import { IconAlertTriangle, IconFileTypeDocx } from '@tabler/icons-react';
import { useState } from 'react';
import type { PanelProps } from '../../../editor/shell/panels.ts';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { saveFile } from '../../../platform/api/save.ts';
import { DEMO_VIEW } from '../demo-text.ts';
import { useDemoPictures } from '../live/DemoContext.tsx';
import { AccountWay } from './AccountDialog.tsx';

/** Named by the work, as documents of projects are. */
const FILE_NAME = `${DEMO_VIEW.project_title}.docx`;

type Phase = 'idle' | 'writing' | 'ready' | 'failed';

/** The demo as a DOCX, made in the browser; a PDF is made on the server and needs an account. */
export default function DownloadDialog({ live, close }: PanelProps) {
  const { t } = useTexts();
  const pictures = useDemoPictures();
  const [phase, setPhase] = useState<Phase>('idle');
  const write = async () => {
    setPhase('writing');
    try {
      const [{ writeDemoFile }, assets] = await Promise.all([
        import('../live/write-file.ts'),
        pictures.assets(),
      ]);
      saveFile(await writeDemoFile(live.snapshot(), assets), FILE_NAME);
      setPhase('ready');
    } catch (error) {
      console.error(error);
      setPhase('failed');
    }
  };
  return (
    <Modal
      opened
      onClose={close}
      title={t('documents.export.title')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <Text mb="md">{t('demo.download.text')}</Text>
      <Button
        leftSection={<IconFileTypeDocx size={18} stroke={1.8} aria-hidden="true" />}
        loading={phase === 'writing'}
        onClick={() => void write()}
      >
        {t('documents.export.docx')}
      </Button>
      {phase === 'ready' && (
        <Text mt="sm" role="status">
          {t('demo.download.ready', { name: FILE_NAME })}
        </Text>
      )}
      {phase === 'failed' && (
        <Alert
          mt="sm"
          color="red"
          role="alert"
          icon={<IconAlertTriangle size={20} stroke={1.8} aria-hidden="true" />}
        >
          {t('demo.download.failed')}
        </Alert>
      )}
      <Divider my="lg" />
      <Text mb="sm">{t('demo.download.pdf')}</Text>
      <AccountWay />
    </Modal>
  );
}
