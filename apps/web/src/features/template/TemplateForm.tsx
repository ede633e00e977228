import { Button, Group, SegmentedControl, Text, Textarea, TextInput } from '@mantine/core';
import type { ReviewTemplate, TemplateKind } from '@pv/contract';
import { type FormEvent, useId, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { parseKept, useDraft } from '../../platform/drafts.ts';
import { describeError } from '../../platform/toasts/toasts.tsx';
import { tooLong } from '../../ui/form/field.ts';
import { useAddTemplate, useChangeTemplate } from './api.ts';

const TITLE_MAX = 120;
const TEXT_MAX = 10_000;
const KINDS: readonly TemplateKind[] = ['any', 'plan', 'result'];

type Fields = Omit<ReviewTemplate, 'id'>;

/** What is kept of it on this device. */
const wordsOf = ({ title, text, kind }: Fields): string => JSON.stringify({ title, text, kind });

/** What was typed and not saved, unless the form begins with the words of an example. */
function startOf(
  { title, text, kind }: Fields & { id: string | null },
  kept: string | null,
): Fields {
  const fields = { title, text, kind };
  return { ...fields, ...parseKept(kept, fields) };
}

/** Writes a new template, or changes one that is kept. */
export function TemplateForm(props: {
  template: Omit<ReviewTemplate, 'id'> & { id: string | null; draft: string };
  onDone: () => void;
}) {
  const { t } = useTexts();
  const { id, draft: name } = props.template;
  const kindLabel = useId();
  const kept = useDraft(`review_template.${name}`);
  const [draft, setFields] = useState(() => startOf(props.template, kept.read()));
  const add = useAddTemplate();
  const change = useChangeTemplate();
  const error = add.error ?? change.error;
  const wrong = {
    title: tooLong(t, draft.title.trim(), TITLE_MAX),
    text: tooLong(t, draft.text, TEXT_MAX),
  };
  const written = draft.title.trim() !== '' && draft.text.trim() !== '';
  const ready = written && !wrong.title && !wrong.text;

  function setDraft(next: typeof draft) {
    setFields(next);
    kept.keep(wordsOf(next));
  }

  function leave() {
    kept.drop();
    props.onDone();
  }

  function save(event: FormEvent) {
    event.preventDefault();
    if (!ready) return;
    const body = { title: draft.title, text: draft.text, kind: draft.kind };
    // another form may stand there by then: only that of this template is closed
    const done = { onSuccess: props.onDone };
    const saved =
      id === null
        ? add.mutateAsync({ body }, done)
        : change.mutateAsync({ params: { id }, body }, done);
    // what is saved is a draft no longer, also where the page was left before the answer
    saved.then(
      () => kept.settle(wordsOf(draft)),
      () => undefined,
    );
  }

  return (
    <form onSubmit={save}>
      <TextInput
        label={t('reviews.template.keepName')}
        value={draft.title}
        onChange={(event) => setDraft({ ...draft, title: event.currentTarget.value })}
        error={wrong.title}
        autoFocus
      />
      <Textarea
        label={t('reviews.template.text')}
        description={t('reviews.template.textHint')}
        value={draft.text}
        onChange={(event) => setDraft({ ...draft, text: event.currentTarget.value })}
        error={wrong.text}
        autosize
        minRows={3}
        maxRows={10}
        mt="sm"
      />
      <Text size="sm" fw={500} mt="sm" mb={4} id={kindLabel}>
        {t('reviews.template.kind')}
      </Text>
      <SegmentedControl
        aria-labelledby={kindLabel}
        data={KINDS.map((value) => ({ value, label: t(`reviews.template.kinds.${value}`) }))}
        value={draft.kind}
        onChange={(kind) => setDraft({ ...draft, kind: kind as TemplateKind })}
      />
      {error && (
        <Text c="red" size="sm" mt="xs" role="alert">
          {describeError(error, t)}
        </Text>
      )}
      <Group justify="flex-end" gap="sm" mt="md">
        <Button variant="default" onClick={leave}>
          {t('ui.cancel')}
        </Button>
        <Button type="submit" disabled={!ready} loading={add.isPending || change.isPending}>
          {t('ui.save')}
        </Button>
      </Group>
    </form>
  );
}
