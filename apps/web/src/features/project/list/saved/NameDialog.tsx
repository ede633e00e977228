import { Button, Group, Modal, TextInput } from '@mantine/core';
import type { ProjectSearch, SavedFilter } from '@pv/contract';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../../i18n/LanguageContext.tsx';
import { describeError } from '../../../../platform/toasts/toasts.tsx';
import { useOpenerFocus } from '../../../../ui/focus.ts';
import { tooLong } from '../../../../ui/form/field.ts';
import { useAddFilter, useRenameFilter } from './use-saved-filters.ts';

const MOST = 60;

/** Names a filter: a new one that keeps `query`, or one that has a name already. */
export function NameDialog(props: {
  query: ProjectSearch;
  /** Null for a new one. */
  filter: SavedFilter | null;
  onNamed: (filter: SavedFilter) => void;
  onClose: () => void;
}) {
  useOpenerFocus();
  const { query, filter, onNamed, onClose } = props;
  const { t } = useTexts();
  const add = useAddFilter();
  const rename = useRenameFilter();
  const { error, isPending } = filter ? rename : add;
  const [name, setName] = useState(filter?.name ?? '');
  const problem = tooLong(t, name, MOST);

  function save(event: FormEvent) {
    event.preventDefault();
    if (isPending || problem) return;
    const done = { onSuccess: onNamed };
    if (filter) rename.mutate({ params: { id: filter.id }, body: { name } }, done);
    else add.mutate({ body: { name, query } }, done);
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={filter ? t('projectList.saved.rename') : t('projectList.saved.save')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <form onSubmit={save} noValidate>
        <TextInput
          label={t('projectList.saved.name')}
          placeholder={t('projectList.saved.example')}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={problem ?? (error ? describeError(error, t) : undefined)}
          data-autofocus
        />
        <Group justify="flex-end" gap="sm" mt="lg">
          <Button variant="default" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" loading={isPending} disabled={name.trim() === ''}>
            {t('ui.save')}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
