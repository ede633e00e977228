import { ActionIcon, Tooltip } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTexts } from '../i18n/LanguageContext.tsx';

/** Copies a value and says that it did. `label` names what is copied for screen readers. */
export function CopyButton({ value, label }: { value: string; label?: string }) {
  const { t } = useTexts();
  const clipboard = useClipboard({ timeout: 2000 });
  const words = clipboard.copied ? t('ui.copied') : t('ui.copy');
  return (
    <Tooltip label={words} opened={clipboard.copied ? true : undefined}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={label ? `${words}: ${label}` : words}
        onClick={() => clipboard.copy(value)}
      >
        {clipboard.copied ? <IconCheck size={18} /> : <IconCopy size={18} />}
      </ActionIcon>
    </Tooltip>
  );
}
