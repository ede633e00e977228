import { Button, Group, TextInput } from '@mantine/core';
import { FILE_COMMENT_MAX, type ProjectFile } from '@pv/contract';
import type { FormEvent, KeyboardEvent } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useDraftText } from '../../../platform/drafts.ts';
import { describeError } from '../../../platform/toasts/toasts.tsx';
import { tooLong } from '../../../ui/form/field.ts';
import { useCommentFile } from '../api.ts';

/** One line in which is said what is new in a version; `place` is where it is kept while it is written. */
export function CommentForm(props: {
  file: ProjectFile;
  place: string;
  focused: boolean;
  /** It is said, or put away. */
  onEnd: () => void;
}) {
  const { file, place, focused, onEnd } = props;
  const { t } = useTexts();
  const change = useCommentFile();
  const { text, write, newest } = useDraftText(place, file.comment);
  const long = tooLong(t, text.trim(), FILE_COMMENT_MAX);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (long || change.isPending) return;
    const comment = text.trim();
    if (comment === file.comment) return onEnd();
    change.mutateAsync({ params: { id: file.id }, body: { comment } }).then(
      // what was typed while it was on its way stays for the next time
      () => newest().trim() === comment && onEnd(),
      () => undefined,
    );
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onEnd();
  }
  return (
    <form onSubmit={submit} noValidate>
      <TextInput
        label={t('files.comment.label')}
        size="sm"
        maw={520}
        mt={4}
        value={text}
        onChange={({ currentTarget: { value } }) => {
          write(value);
          if (change.isError) change.reset();
        }}
        onKeyDown={onKeyDown}
        error={long ?? (change.error ? describeError(change.error, t) : null)}
        autoFocus={focused}
      />
      <Group gap="xs" mt={6} mb={6}>
        <Button type="submit" variant="light" size="compact-sm" loading={change.isPending}>
          {t('ui.save')}
        </Button>
        <Button variant="subtle" size="compact-sm" onClick={onEnd}>
          {t('ui.cancel')}
        </Button>
      </Group>
    </form>
  );
}
