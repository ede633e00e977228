import { Button, Checkbox, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { kindName } from '../../../editor/section/section-title.ts';
import type { PanelProps } from '../../../editor/shell/panels.ts';
import { useDoneNotice } from '../../../editor/shell/use-done-notice.tsx';
import { useSettings } from '../../../editor/special/use-settings.ts';
import { useSuggesting } from '../../../editor/suggest/use-suggesting.ts';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { findShortForms, type ShortForm } from './find-terms.ts';
import { listedForms, putForms } from './put-terms.ts';

interface Offered extends ShortForm {
  chosen: boolean;
}

/** Abbreviations of the text that their list lacks: chosen, explained and added as one step. */
export default function TermsDialog({ live, close }: PanelProps) {
  const { t } = useTexts();
  const [{ profile }] = useSettings();
  const tell = useDoneNotice(live);
  const suggesting = useSuggesting();
  const [forms, setForms] = useState<readonly Offered[]>(() => {
    const listed = listedForms(live.doc);
    return findShortForms(live.snapshot())
      .filter(({ short }) => !listed.has(short))
      .map((form) => ({ ...form, chosen: form.meaning !== '' }));
  });
  const change = (at: number, part: Partial<Offered>) =>
    setForms((now) => now.map((form, index) => (index === at ? { ...form, ...part } : form)));
  const chosen = forms.filter((form) => form.chosen && form.meaning.trim() !== '');
  const put = () => {
    const done = putForms(live, chosen, kindName('abbreviations', profile, t));
    tell(t('writing.terms.added', { count: done.changed }), done);
    close();
  };
  return (
    <Modal
      opened
      size="lg"
      onClose={close}
      title={t('writing.terms.title')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <Text mb="sm">{t(forms.length > 0 ? 'writing.terms.lead' : 'writing.terms.nothing')}</Text>
      <Stack gap="xs" mb="md">
        {forms.map(({ short, meaning, chosen: on }, index) => (
          <Group key={short} wrap="nowrap" gap="sm">
            <Checkbox
              w={120}
              checked={on}
              label={short}
              onChange={({ currentTarget }) => change(index, { chosen: currentTarget.checked })}
            />
            <TextInput
              size="sm"
              flex={1}
              value={meaning}
              aria-label={t('writing.terms.meaning', { short })}
              placeholder={t('writing.terms.unknown')}
              onChange={({ currentTarget }) =>
                change(index, { meaning: currentTarget.value, chosen: true })
              }
            />
          </Group>
        ))}
      </Stack>
      {suggesting && forms.length > 0 && <Text mb="md">{t('writing.suggesting')}</Text>}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={close}>
          {t(forms.length > 0 ? 'ui.cancel' : 'ui.close')}
        </Button>
        {forms.length > 0 && !suggesting && (
          <Button disabled={chosen.length === 0} onClick={put}>
            {t('writing.terms.put', { n: chosen.length })}
          </Button>
        )}
      </Group>
    </Modal>
  );
}
