import { Button, Checkbox, Group, Skeleton, Textarea, TextInput } from '@mantine/core';
import { numberOf } from '@pv/contract';
import {
  type CitedSource,
  type SourceJson,
  USUAL_SOURCE_STYLE,
  writeSource,
} from '@pv/editor-schema';
import { formatSource } from '@pv/gost';
import { IconBooks, IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useSessionState } from '../../platform/ServicesContext.tsx';
import { LocalChange } from '../document/local-change.ts';
import { newId } from '../document/new-id.ts';
import { changeNode, putInline, removeNode } from '../section/put-blocks.ts';
import { useSourceOrder } from '../shell/DocumentContext.tsx';
import { useWorkbench } from '../shell/WorkbenchContext.tsx';
import {
  createTwins,
  isForPrograms,
  type SourceDraft,
  sourceOf,
  typedDraft,
} from '../sources/source-draft.ts';
import { useSettings, useSources } from '../special/use-settings.ts';
import { DialogFrame, type EditorDialogProps } from './DialogFrame.tsx';
import classes from './dialogs.module.css';

/** At hand with the dialogs of sources, before anybody asks for it. */
const SourceForm = lazy(async () => ({
  default: (await import('../sources/SourceForm.tsx')).SourceForm,
}));

const LibraryOfWork = lazy(async () => ({
  default: (await import('./LibraryOfWork.tsx')).LibraryOfWork,
}));

interface NewSourceProps {
  raw: string;
  hint: string;
  /** The list is empty: the dialog opens in this field. */
  first: boolean;
  onChange: (raw: string) => void;
  onAdd: () => void;
  onFields: () => void;
  onCancel: () => void;
}

/** A new record, typed or pasted whole; its fields can be filled in instead. */
function NewSource({ raw, hint, first, onChange, onAdd, onFields, onCancel }: NewSourceProps) {
  const { t } = useTexts();
  return (
    <div className={classes.add}>
      <Textarea
        autosize
        minRows={2}
        autoFocus
        data-autofocus={first || undefined}
        label={t('editor.citation.raw')}
        description={hint}
        value={raw}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || raw.trim() === '') return;
          event.preventDefault();
          onAdd();
        }}
      />
      <Group mt="xs">
        <Button size="sm" variant="default" disabled={raw.trim() === ''} onClick={onAdd}>
          {t('editor.citation.save')}
        </Button>
        <Button size="sm" variant="subtle" onClick={onFields}>
          {t('editor.citation.byFields')}
        </Button>
        <Button size="sm" variant="subtle" color="gray" onClick={onCancel}>
          {t('ui.cancel')}
        </Button>
      </Group>
    </div>
  );
}

interface SourceRowProps {
  source: SourceJson;
  text: string;
  cited: CitedSource | undefined;
  onToggle: () => void;
  onLocator: (locator: string) => void;
  /** It was added just now: its pages are asked for. */
  fresh: boolean;
  onEnter: () => void;
}

/** A source of the list: cited or not, and on which pages. */
function SourceRow(props: SourceRowProps) {
  const { t } = useTexts();
  const { source, text, cited, onToggle, onLocator } = props;
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
          autoFocus={props.fresh}
          data-autofocus={props.fresh || undefined}
          onChange={(event) => onLocator(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            props.onEnter();
          }}
        />
      )}
    </div>
  );
}

type Chosen = readonly CitedSource[];

const cleaned = (sources: Chosen): CitedSource[] =>
  sources.map(({ id, locator }) => ({ id, locator: locator?.trim() || null }));

/** Chooses what is cited, each with its pages; a source that is not in the list yet is added here. */
export function CitationDialog({ dialog, place, onClose }: EditorDialogProps<'citation'>) {
  const { t } = useTexts();
  const bench = useWorkbench();
  const sources = useSources();
  const order = useSourceOrder();
  const [{ sourceStyle = USUAL_SOURCE_STYLE }] = useSettings();
  const signedIn = useSessionState().kind === 'in';
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<Chosen>(dialog.sources);
  const [first] = useState(sources.size === 0);
  const [adding, setAdding] = useState(first);
  const [raw, setRaw] = useState('');
  const [draft, setDraft] = useState<SourceDraft | null>(null);
  const [added, setAdded] = useState<string | null>(null);
  const [inLibrary, setInLibrary] = useState(false);

  const toggle = (id: string) =>
    setChosen((now) =>
      now.some((one) => one.id === id)
        ? now.filter((one) => one.id !== id)
        : [...now, { id, locator: null }],
    );
  const locate = (id: string, locator: string) =>
    setChosen((now) => now.map((one) => (one.id === id ? { id, locator } : one)));
  const twinOf = createTwins(order.ids.flatMap((id) => sources.get(id) ?? []));
  const stopAdding = () => {
    setAdding(false);
    setRaw('');
    setDraft(null);
  };
  const add = (source: SourceJson) => {
    const { doc } = bench.live;
    doc.transact(() => writeSource(doc, source), new LocalChange('source.add'));
    setChosen((now) => [...now, { id: source.id, locator: null }]);
    setAdded(source.id);
    stopAdding();
    setQuery('');
  };
  const save = () => {
    const editor = bench.editor();
    if (!editor) return;
    const attrs = { sources: cleaned(chosen) };
    if (chosen.length === 0) removeNode(editor, place());
    else if (!changeNode(editor, place(), 'citation', attrs)) {
      putInline(editor, [{ type: 'citation', attrs }]);
    }
    onClose();
  };
  const words = query.trim().toLowerCase();
  const rows = order.ids.flatMap((id) => {
    const source = sources.get(id);
    const text = source ? formatSource(source, sourceStyle) : '';
    return source && text.toLowerCase().includes(words) ? [{ source, text }] : [];
  });
  const nothing = sources.size === 0 ? 'editor.citation.nothing' : 'editor.citation.notFound';
  // what was looked for in vain, a DOI as well, is the record to add
  const startAdding = () => {
    if (rows.length === 0) setRaw((now) => now || query.trim());
    setAdding(true);
  };
  const frame = {
    size: 'lg',
    title: t('editor.citation.title'),
    unsaved: chosen !== dialog.sources || raw.trim() !== '' || draft !== null,
    onClose,
  } as const;
  if (draft) {
    return (
      <DialogFrame {...frame}>
        <Suspense fallback={<Skeleton height={480} />}>
          <SourceForm
            focused
            draft={draft}
            style={sourceStyle}
            onDraft={setDraft}
            twin={order.numbers.get(twinOf(sourceOf(draft, ''))?.id ?? '') ?? null}
            onSave={() => add(sourceOf(draft, newId()))}
            onCancel={() => {
              setRaw(draft.text ?? '');
              setDraft(null);
            }}
          />
        </Suspense>
      </DialogFrame>
    );
  }
  if (inLibrary) {
    return (
      <DialogFrame {...frame} title={t('sourceList.library.title')}>
        <Button variant="subtle" size="compact-sm" onClick={() => setInLibrary(false)}>
          {t('sourceList.library.back')}
        </Button>
        <Suspense fallback={<Skeleton height={320} />}>
          <LibraryOfWork
            onTaken={(taken) => {
              setChosen((now) => [...now, ...taken.map(({ id }) => ({ id, locator: null }))]);
              setInLibrary(false);
              setAdding(false);
            }}
          />
        </Suspense>
      </DialogFrame>
    );
  }
  return (
    <DialogFrame {...frame}>
      <TextInput
        data-autofocus={(!first && added === null) || undefined}
        aria-label={t('editor.citation.search')}
        placeholder={t('editor.citation.search')}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
        onKeyDown={(event) => {
          const [found] = rows;
          if (event.key !== 'Enter' || (words === '' && chosen.length === 0)) return;
          event.preventDefault();
          if (words === '') return save();
          if (!found) return startAdding();
          toggle(found.source.id);
          setQuery('');
        }}
      />
      <div className={classes.list}>
        {rows.length === 0 && <p className={classes.note}>{t(nothing)}</p>}
        {rows.map(({ source, text }) => (
          <SourceRow
            key={source.id}
            source={source}
            text={text}
            cited={chosen.find(({ id }) => id === source.id)}
            fresh={source.id === added}
            onToggle={() => toggle(source.id)}
            onLocator={(locator) => locate(source.id, locator)}
            onEnter={save}
          />
        ))}
      </div>
      {adding && (
        <NewSource
          raw={raw}
          hint={t(`editor.citation.${signedIn ? 'rawOrNumber' : 'rawHint'}`)}
          first={first}
          onChange={setRaw}
          onAdd={() => {
            // a number alone is no record: its fields are looked up
            if (signedIn && numberOf(raw)) setDraft(typedDraft(raw));
            else if (isForPrograms(raw)) setDraft({ ...typedDraft(raw), by: 'text' });
            else add({ id: newId(), raw: raw.trim(), csl: null });
          }}
          onFields={() => setDraft(typedDraft(raw))}
          onCancel={stopAdding}
        />
      )}
      {!adding && (
        <Button
          className={classes.add}
          variant="subtle"
          leftSection={<IconPlus size={18} />}
          onClick={startAdding}
        >
          {t('editor.citation.add')}
        </Button>
      )}
      {signedIn && (
        <Button
          className={classes.add}
          variant="subtle"
          leftSection={<IconBooks size={18} />}
          onClick={() => setInLibrary(true)}
        >
          {t('sourceList.library.open')}
        </Button>
      )}
      <Group justify="flex-end" mt="md">
        <Button onClick={save} disabled={chosen.length === 0 && dialog.pos === null}>
          {t('editor.citation.insert')}
        </Button>
      </Group>
    </DialogFrame>
  );
}
