import { ActionIcon, Tooltip } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { useCopy } from '../../../ui/use-copy.tsx';

/** Copies a value and says that it did. `label` names what is copied for screen readers. */
export function CopyButton({ value, label }: { value: string; label: string }) {
  const { t } = useTexts();
  const toasts = useToasts();
  const { copy, byHand } = useCopy(() => toasts.success(t('ui.copied')));
  return (
    <>
      <Tooltip label={t('ui.copy')}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={`${t('ui.copy')}: ${label}`}
          onClick={() => void copy(value)}
        >
          <IconCopy size={18} />
        </ActionIcon>
      </Tooltip>
      {byHand}
    </>
  );
}
