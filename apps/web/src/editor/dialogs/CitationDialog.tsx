import { Button, Checkbox, Group, Modal, Textarea, TextInput } from '@mantine/core';
import { type CitedSource, type SourceJson, writeSource } from '@pv/editor-schema';
import { formatSource } from '@pv/gost';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { LocalChange } from '../document/local-change.ts';
import { newId } from '../document/new-id.ts';
import { useNumbering } from '../shell/DocumentContext.tsx';
import { useWorkbench } from '../shell/WorkbenchContext.tsx';
import { useSources } from '../special/use-sources.ts';
import type { EditorDialogProps } from './dialog-props.ts';
import classes from './dialogs.module.css';
import { changeNode, putInline, removeNode } from './put-node.ts';

type Chosen = readonly CitedSource[];

interface SourceRowProps {
  source: SourceJson;
  text: string;
  cited: CitedSource | undefined;
  onToggle: () => void;
  onLocator: (locator: string) => void;
}

function SourceRow({ source, text, cited, onToggle, onLocator }: SourceRowProps) {
  const { t } = useTexts();
  return (
    <div className={classes.source}>
      <Checkbox
        id={`source-${source.id}`}
        checked={cited !== undefined}
        onChange={onToggle}
        aria-label={text}
      />
      <label htmlFor={`source-${source.id}`}>{text}</label>
      {cited && (
        <TextInput
          className={classes.locator}
          size="xs"
          aria-label={t('editor.citation.locator')}
          placeholder={t('editor.citation.locator')}
          value={cited.locator ?? ''}
          onChange={(event) => onLocator(event.currentTarget.value)}
        />
      )}
    </div>
  );
}

/** A new record, typed or pasted whole. */
function NewSource({ onAdd, onCancel }: { onAdd: (raw: string) => void; onCancel: () => void }) {
  const { t } = useTexts();
  const [raw, setRaw] = useState('');
  return (
    <div className={classes.add}>
      <Textarea
        autosize
        minRows={2}
        autoFocus
        label={t('editor.citation.raw')}
        description={t('editor.citation.rawHint')}
        value={raw}
        onChange={(event) => setRaw(event.currentTarget.value)}
      />
      <Group mt="xs">
        <Button
          size="sm"
          variant="default"
          disabled={raw.trim() === ''}
          onClick={() => onAdd(raw.trim())}
        >
          {t('editor.citation.save')}
        </Button>
        <Button size="sm" variant="subtle" color="gray" onClick={onCancel}>
          {t('ui.cancel')}
        </Button>
      </Group>
    </div>
  );
}

const cleaned = (sources: Chosen): CitedSource[] =>
  sources.map(({ id, locator }) => ({ id, locator: locator?.trim() || null }));

/** Chooses what is cited, each with its pages; a source that is not in the list yet is added here. */
export function CitationDialog({ dialog, onClose }: EditorDialogProps<'citation'>) {
  const { t } = useTexts();
  const bench = useWorkbench();
  const sources = useSources();
  const { sources: order } = useNumbering();
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<Chosen>(dialog.sources);
  const [adding, setAdding] = useState(sources.size === 0);

  const toggle = (id: string) =>
    setChosen((now) =>
      now.some((one) => one.id === id)
        ? now.filter((one) => one.id !== id)
        : [...now, { id, locator: null }],
    );
  const locate = (id: string, locator: string) =>
    setChosen((now) => now.map((one) => (one.id === id ? { id, locator } : one)));
  const add = (raw: string) => {
    const id = newId();
    const { doc } = bench.live;
    doc.transact(() => writeSource(doc, { id, raw, csl: null }), new LocalChange('source.add'));
    setChosen((now) => [...now, { id, locator: null }]);
    setAdding(false);
    setQuery('');
  };
  const save = () => {
    const editor = bench.editor();
    const { pos } = dialog;
    const attrs = { sources: cleaned(chosen) };
    if (editor && pos === null) putInline(editor, [{ type: 'citation', attrs }]);
    else if (editor && pos !== null && chosen.length === 0) removeNode(editor, pos);
    else if (editor && pos !== null) changeNode(editor, pos, 'citation', attrs);
    onClose();
  };
  const words = query.trim().toLowerCase();
  const rows = order.ids.flatMap((id) => {
    const source = sources.get(id);
    const text = source ? formatSource(source) : '';
    return source && text.toLowerCase().includes(words) ? [{ source, text }] : [];
  });
  const nothing = sources.size === 0 ? 'editor.citation.nothing' : 'editor.citation.notFound';
  return (
    <Modal
      opened
      size="lg"
      onClose={onClose}
      title={t('editor.citation.title')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <TextInput
        data-autofocus={sources.size > 0 || undefined}
        aria-label={t('editor.citation.search')}
        placeholder={t('editor.citation.search')}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <div className={classes.list}>
        {rows.length === 0 && <p className={classes.note}>{t(nothing)}</p>}
        {rows.map(({ source, text }) => (
          <SourceRow
            key={source.id}
            source={source}
            text={text}
            cited={chosen.find(({ id }) => id === source.id)}
            onToggle={() => toggle(source.id)}
            onLocator={(locator) => locate(source.id, locator)}
          />
        ))}
      </div>
      {adding ? (
        <NewSource onAdd={add} onCancel={() => setAdding(false)} />
      ) : (
        <Button
          className={classes.add}
          variant="subtle"
          leftSection={<IconPlus size={18} />}
          onClick={() => setAdding(true)}
        >
          {t('editor.citation.add')}
        </Button>
      )}
      <Group justify="flex-end" mt="md">
        <Button onClick={save} disabled={chosen.length === 0 && dialog.pos === null}>
          {t('editor.citation.insert')}
        </Button>
      </Group>
    </Modal>
  );
}
