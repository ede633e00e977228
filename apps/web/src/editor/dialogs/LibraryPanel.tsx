import { ActionIcon, Button, Checkbox, Group, Skeleton, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { LibrarySource } from '@pv/contract';
import type { SourceJson, SourceStyle } from '@pv/editor-schema';
import { formatCsl, formatSource } from '@pv/gost';
import { readSourceFile } from '@pv/gost/source-files';
import { IconBookUpload, IconFileImport, IconTrash } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { fileText } from '../../platform/file-text.ts';
import { useToasts } from '../../platform/ServicesContext.tsx';
import { LoadFailure } from '../../platform/states/LoadFailure.tsx';
import { useFileDrop } from '../../ui/FileDrop.tsx';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { newId } from '../document/new-id.ts';
import { useKeepInLibrary, useLibrary, useRemoveFromLibrary } from '../sources/library-api.ts';
import classes from './dialogs.module.css';

interface RowProps {
  source: LibrarySource;
  text: string;
  /** The work has it already. */
  here: boolean;
  chosen: boolean;
  onToggle: () => void;
}

function Row({ source, text, here, chosen, onToggle }: RowProps) {
  const { t } = useTexts();
  const id = useId();
  const remove = useRemoveFromLibrary();
  return (
    <div className={classes.source} data-removable>
      <Checkbox id={id} checked={chosen} disabled={here} onChange={onToggle} aria-label={text} />
      <label htmlFor={id} lang="ru">
        {text}
        {here && <em className={classes.here}> {t('sourceList.library.here')}</em>}
      </label>
      <ActionIcon
        variant="subtle"
        color="gray"
        loading={remove.isPending}
        aria-label={t('sourceList.library.remove')}
        title={t('sourceList.library.remove')}
        onClick={() => remove.mutate({ params: { id: source.id } })}
      >
        <IconTrash size={18} />
      </ActionIcon>
    </div>
  );
}

/** Puts the sources of the work, or of a file, into the library. */
function Filling({ records }: { records: readonly SourceJson[] }) {
  const { t } = useTexts();
  const toasts = useToasts();
  const { busy, keep } = useKeepInLibrary();
  const read = async (text: string) => {
    try {
      const file = await readSourceFile(text);
      if (!file) return toasts.failure(t('sourceList.library.wrongFile'));
      if (file.failed.length > 0) {
        toasts.failure(t('sourceList.library.unread', { records: file.failed.join('; ') }));
      }
      if (file.records.length > 0) {
        await keep(file.records.map(({ csl }) => ({ raw: formatCsl(csl), csl })));
      }
    } catch (error) {
      toasts.failure(error);
    }
  };
  const drop = useFileDrop(([file]) => void (file && fileText(file).then(read)));
  return (
    <Group gap={4} mt="xs" {...drop.place}>
      {records.length > 0 && (
        <Button
          variant="subtle"
          loading={busy}
          leftSection={<IconBookUpload size={18} />}
          onClick={() => void keep(records)}
        >
          {t('sourceList.library.keepAll')}
        </Button>
      )}
      <Button variant="subtle" leftSection={<IconFileImport size={18} />} onClick={drop.choose}>
        {t('sourceList.library.file')}
      </Button>
      <input {...drop.field} accept=".bib,.ris,.json,.txt" />
    </Group>
  );
}

interface LibraryPanelProps {
  /** The sources of the work, as they stand in its list. */
  records: readonly SourceJson[];
  style: SourceStyle;
  /** Whether the work has a source like this one. */
  isHere: (source: SourceJson) => boolean;
  onTake: (sources: SourceJson[]) => void;
}

/** The person's own library: records are chosen for the work, put in and taken out. */
export function LibraryPanel({ records, style, isHere, onTake }: LibraryPanelProps) {
  const { t } = useTexts();
  const [query, setQuery] = useState('');
  const [asked] = useDebouncedValue(query.trim(), 250);
  const list = useLibrary(asked);
  const [chosen, setChosen] = useState<ReadonlyMap<string, LibrarySource>>(new Map());
  const toggle = (source: LibrarySource) =>
    setChosen((now) => {
      const next = new Map(now);
      if (!next.delete(source.id)) next.set(source.id, source);
      return next;
    });
  const rows = list.data?.rows ?? [];
  const take = () =>
    onTake([...chosen.values()].map(({ raw, csl }) => ({ id: newId(), raw, csl })));
  return (
    <>
      <p className={classes.note}>{t('sourceList.library.note')}</p>
      <TextInput
        data-autofocus
        aria-label={t('sourceList.library.search')}
        placeholder={t('sourceList.library.search')}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <div className={classes.list}>
        {list.isPending && <Skeleton height={120} />}
        {list.isError && <LoadFailure error={list.error} onRetry={() => void list.refetch()} />}
        {list.data && rows.length === 0 && (
          <p className={classes.note}>
            {t(asked ? 'sourceList.library.notFound' : 'sourceList.library.empty')}
          </p>
        )}
        {rows.map((source) => (
          <Row
            key={source.id}
            source={source}
            text={formatSource(source, style)}
            here={isHere(source)}
            chosen={chosen.has(source.id)}
            onToggle={() => toggle(source)}
          />
        ))}
        <MoreButton list={list} />
      </div>
      <Filling records={records} />
      <Group justify="flex-end" mt="md">
        <Button disabled={chosen.size === 0} onClick={take}>
          {chosen.size === 0
            ? t('sourceList.library.takeNone')
            : t('sourceList.library.take', { count: chosen.size })}
        </Button>
      </Group>
    </>
  );
}
