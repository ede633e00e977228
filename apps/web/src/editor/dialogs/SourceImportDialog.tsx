import { Button, Checkbox, Group, Textarea } from '@mantine/core';
import { type SourceJson, writeSource } from '@pv/editor-schema';
import { formatCsl } from '@pv/gost';
import { type ReadFile, readSourceFile } from '@pv/gost/source-files';
import { sourceTexts } from '@pv/texts/sources';
import { useId, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { fileText } from '../../platform/file-text.ts';
import { useToasts } from '../../platform/ServicesContext.tsx';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { LocalChange } from '../document/local-change.ts';
import { newId } from '../document/new-id.ts';
import { useSourceOrder } from '../shell/DocumentContext.tsx';
import { useUndoNotice } from '../shell/use-undo-notice.tsx';
import { useWorkbench } from '../shell/WorkbenchContext.tsx';
import { createTwins } from '../sources/source-draft.ts';
import { useSources } from '../special/use-settings.ts';
import { DialogFrame } from './DialogFrame.tsx';
import classes from './dialogs.module.css';

const MOST_BYTES = 5 * 1024 * 1024;
const TYPES = ['.bib', '.ris', '.json', '.txt'];

interface RowProps {
  source: SourceJson;
  /** What this record repeats, in words. */
  repeats: string | null;
  chosen: boolean;
  onToggle: () => void;
}

function Row({ source, repeats, chosen, onToggle }: RowProps) {
  const id = useId();
  return (
    <div className={classes.source}>
      <Checkbox id={id} checked={chosen} onChange={onToggle} aria-label={source.raw} />
      <label htmlFor={id}>
        {source.raw}
        {repeats && <em className={classes.repeats}> {repeats}</em>}
      </label>
    </div>
  );
}

/** Takes sources from a file of BibTeX, RIS or CSL-JSON; those that are in the list already are left out unless chosen. */
export function SourceImportDialog({ onClose }: { onClose: () => void }) {
  const { t, locale } = useTexts();
  const { exchange } = sourceTexts(locale);
  const { live } = useWorkbench();
  const toasts = useToasts();
  const undoNotice = useUndoNotice(live);
  const kept = useSources();
  const order = useSourceOrder();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  const [file, setFile] = useState<ReadFile | null>(null);
  const [found, setFound] = useState<readonly SourceJson[]>([]);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());

  const here = order.ids.flatMap((id) => kept.get(id) ?? []);
  const twinOf = createTwins([...here, ...found]);
  const repeats = (source: SourceJson): string | null => {
    const twin = twinOf(source);
    const number = order.numbers.get(twin?.id ?? '');
    if (number !== undefined) return t('editor.references.duplicate', { number });
    return twin && exchange.repeated;
  };
  const read = async (typed: string) => {
    try {
      const next = await readSourceFile(typed);
      setWrong(next === null);
      if (!next) return;
      const sources = next.records.map(({ csl }) => ({ id: newId(), raw: formatCsl(csl), csl }));
      const twin = createTwins([...here, ...sources]);
      setFile(next);
      setFound(sources);
      setChosen(new Set(sources.filter((one) => !twin(one)).map(({ id }) => id)));
    } catch (error) {
      toasts.failure(error);
    }
  };
  const toggle = (id: string) =>
    setChosen((now) =>
      now.has(id) ? new Set([...now].filter((one) => one !== id)) : new Set([...now, id]),
    );
  const add = () => {
    const added = found.filter(({ id }) => chosen.has(id));
    live.doc.transact(() => {
      for (const source of added) writeSource(live.doc, source);
    }, new LocalChange('source.import'));
    undoNotice({
      message: t('editor.references.imported', { count: added.length }),
      button: t('editor.action.undo'),
      color: 'green',
    });
    onClose();
  };
  return (
    <DialogFrame
      size="lg"
      title={t('editor.references.importTitle')}
      unsaved={text.trim() !== '' || file !== null}
      onClose={onClose}
    >
      {file ? (
        <>
          <p className={classes.note}>
            {t('editor.references.importRead', { count: found.length })}
          </p>
          {file.failed.length > 0 && (
            <p className={classes.note} role="alert">
              {t('editor.references.importFailed', { records: file.failed.join('; ') })}
            </p>
          )}
          <div className={classes.list}>
            {found.map((source) => (
              <Row
                key={source.id}
                source={source}
                repeats={repeats(source)}
                chosen={chosen.has(source.id)}
                onToggle={() => toggle(source.id)}
              />
            ))}
          </div>
          <Group justify="flex-end" mt="md">
            <Button variant="default" onClick={() => setFile(null)}>
              {exchange.another}
            </Button>
            <Button data-autofocus disabled={chosen.size === 0} onClick={add}>
              {t('editor.references.importAdd', { count: chosen.size })}
            </Button>
          </Group>
        </>
      ) : (
        <>
          <FileDrop
            label={exchange.choose}
            types={TYPES}
            maxBytes={MOST_BYTES}
            progress={null}
            onFile={(chosenFile) => void fileText(chosenFile).then(read)}
            onAbort={() => {}}
          />
          <Textarea
            mt="md"
            autosize
            minRows={3}
            maxRows={10}
            label={exchange.paste}
            value={text}
            error={wrong && exchange.wrong}
            onChange={(event) => {
              setText(event.currentTarget.value);
              setWrong(false);
            }}
          />
          <Group justify="flex-end" mt="md">
            <Button disabled={text.trim() === ''} onClick={() => void read(text)}>
              {exchange.read}
            </Button>
          </Group>
        </>
      )}
    </DialogFrame>
  );
}
