import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { Section } from '../../ui/PageHeader.tsx';
import { useExport } from './api.ts';

/** In the profile: everything that is kept about the person, as a file. */
export function OwnData() {
  const { t } = useTexts();
  const { busy, start } = useExport();
  return (
    <Section id="data" title={t('account.export.section')} lead={t('account.export.lead')}>
      <Button
        variant="default"
        leftSection={<IconDownload size={18} stroke={1.6} aria-hidden="true" />}
        loading={busy}
        onClick={start}
      >
        {t('account.export.button')}
      </Button>
    </Section>
  );
}
