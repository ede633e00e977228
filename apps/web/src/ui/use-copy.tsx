import { Modal, Text, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../i18n/LanguageContext.tsx';
import { writeToClipboard } from './write-to-clipboard.ts';

/** Copies texts. `byHand` is to be put beside: it shows what the browser would not copy, selected. */
export function useCopy(onCopied: () => void): {
  copy: (text: string) => Promise<void>;
  byHand: ReactNode;
} {
  const { t } = useTexts();
  const [refused, setRefused] = useState<string | null>(null);
  return {
    async copy(text) {
      if (await writeToClipboard(text, navigator)) onCopied();
      else setRefused(text);
    },
    byHand: (
      <Modal
        opened={refused !== null}
        onClose={() => setRefused(null)}
        title={t('ui.byHand.title')}
        closeButtonProps={{ 'aria-label': t('ui.close') }}
      >
        <Text mb="md">{t('ui.byHand.text')}</Text>
        <TextInput
          aria-label={t('ui.byHand.label')}
          value={refused ?? ''}
          readOnly
          data-autofocus
          onFocus={(event) => event.currentTarget.select()}
        />
      </Modal>
    ),
  };
}
