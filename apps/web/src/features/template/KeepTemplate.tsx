import { Button, Group, Text, TextInput } from '@mantine/core';
import type { TemplateKind } from '@pv/contract';
import { IconBookmark } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useToasts } from '../../platform/ServicesContext.tsx';
import { describeError } from '../../platform/toasts/toasts.tsx';
import { useFocusBack } from '../../ui/focus.ts';
import { tooLong } from '../../ui/form/field.ts';
import { useAddTemplate, useTemplates } from './api.ts';

const TITLE_MAX = 120;

/** Keeps the remarks that were just typed as a template: a quiet button that asks for a title in its place. */
export function KeepTemplate({ text, kind }: { text: string; kind: TemplateKind }) {
  const { t } = useTexts();
  const toasts = useToasts();
  const templates = useTemplates();
  const add = useAddTemplate();
  const [title, setTitle] = useState<string | null>(null);
  const { ref, back } = useFocusBack();
  const long = tooLong(t, title?.trim() ?? '', TITLE_MAX);
  if (!templates.data?.can_add || text.trim() === '') return null;

  const keep = () => {
    if (!title?.trim() || long || add.isPending) return;
    add.mutateAsync({ body: { title, text, kind } }).then(
      // also where the decision was sent before the answer
      () => {
        back();
        setTitle(null);
        toasts.success(t('reviews.template.kept'));
      },
      () => undefined,
    );
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    keep();
  };

  if (title === null) {
    return (
      <Button
        ref={ref}
        variant="subtle"
        size="compact-sm"
        ml={-8}
        mt={6}
        leftSection={<IconBookmark size={16} stroke={1.8} aria-hidden="true" />}
        onClick={() => setTitle(text.split('\n')[0]?.trim().slice(0, TITLE_MAX) ?? '')}
      >
        {t('reviews.template.keep')}
      </Button>
    );
  }
  return (
    <>
      <Group align="flex-end" gap="xs" mt="sm" wrap="nowrap">
        <TextInput
          label={t('reviews.template.keepName')}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
          onKeyDown={onKey}
          error={long}
          flex={1}
          autoFocus
        />
        <Button variant="default" loading={add.isPending} onClick={keep}>
          {t('ui.save')}
        </Button>
      </Group>
      {add.error && (
        <Text c="red" size="sm" mt={4} role="alert">
          {describeError(add.error, t)}
        </Text>
      )}
    </>
  );
}
