import { ActionIcon, Button, Textarea } from '@mantine/core';
import { type SourceJson, sourcesMap, writeSource } from '@pv/editor-schema';
import { formatSource } from '@pv/gost';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { LocalChange } from '../document/local-change.ts';
import { newId } from '../document/new-id.ts';
import { useNumbering, useRights } from '../shell/DocumentContext.tsx';
import { useUndoNotice } from '../shell/use-undo-notice.tsx';
import { useWorkbench } from '../shell/WorkbenchContext.tsx';
import classes from './ReferencesPage.module.css';
import { useSources } from './use-settings.ts';

/** The record as raw text. Typing replaces the fields it was made from, as the note says. */
function RecordField(props: { source: SourceJson; done: (raw: string | null) => void }) {
  const { t } = useTexts();
  const [shown] = useState(() => formatSource(props.source));
  const [raw, setRaw] = useState(shown);
  return (
    <div className={classes.edit}>
      <Textarea
        autosize
        minRows={2}
        data-autofocus
        autoFocus
        aria-label={t('editor.citation.raw')}
        description={props.source.csl ? t('editor.references.generated') : undefined}
        value={raw}
        onChange={(event) => setRaw(event.currentTarget.value)}
        onKeyDown={(event) => {
          // what was typed is thrown away by the button only
          if (event.key === 'Escape' && raw === shown) props.done(null);
        }}
      />
      <div className={classes.buttons}>
        <Button size="xs" onClick={() => props.done(raw.trim())} disabled={raw.trim() === ''}>
          {t('ui.save')}
        </Button>
        <Button size="xs" variant="subtle" color="gray" onClick={() => props.done(null)}>
          {t('ui.cancel')}
        </Button>
      </div>
    </div>
  );
}

interface RecordProps {
  source: SourceJson;
  cited: boolean;
  mayEdit: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

function PrintedRecord({ source, cited, mayEdit, onEdit, onRemove }: RecordProps) {
  const { t } = useTexts();
  return (
    <div className={classes.record}>
      <span>
        {formatSource(source)}
        {!cited && <em className={classes.uncited}> {t('editor.references.uncited')}</em>}
      </span>
      {mayEdit && (
        <span className={classes.tools}>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('editor.references.edit')}
            title={t('editor.references.edit')}
            onClick={onEdit}
          >
            <IconPencil size={18} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('editor.references.remove')}
            title={t('editor.references.remove')}
            onClick={onRemove}
          >
            <IconTrash size={18} />
          </ActionIcon>
        </span>
      )}
    </div>
  );
}

/** The list of sources as it is printed, in the order of first citation; each record may be edited. */
export function ReferencesPage() {
  const { t } = useTexts();
  const { live } = useWorkbench();
  const { doc } = live;
  const rights = useRights();
  const { sources: order } = useNumbering();
  const sources = useSources();
  const undoNotice = useUndoNotice(live);
  const [edited, setEdited] = useState<SourceJson | null>(null);

  const save = (raw: string | null) => {
    if (raw !== null && edited) {
      const kept = sources.get(edited.id);
      if (!kept || formatSource(kept) !== raw) {
        const source = { id: edited.id, raw, csl: null };
        doc.transact(() => writeSource(doc, source), new LocalChange('source.edit'));
      }
    }
    setEdited(null);
  };
  const remove = (id: string) => {
    doc.transact(() => sourcesMap(doc).delete(id), new LocalChange('source.remove'));
    undoNotice({
      message: t('editor.references.removed'),
      button: t('editor.outline.restore'),
      color: 'gray',
    });
  };
  const isNew = edited !== null && !sources.has(edited.id);
  return (
    <div lang="ru">
      {order.ids.length === 0 && <p className={classes.empty}>{t('editor.references.empty')}</p>}
      <ol className={classes.list}>
        {order.ids.map((id, index) => {
          const source = sources.get(id);
          if (!source) return null;
          return (
            <li key={id}>
              {edited?.id === id ? (
                <RecordField source={source} done={save} />
              ) : (
                <PrintedRecord
                  source={source}
                  cited={index < order.cited}
                  mayEdit={rights.edit}
                  onEdit={() => setEdited(source)}
                  onRemove={() => remove(id)}
                />
              )}
            </li>
          );
        })}
      </ol>
      {isNew && <RecordField source={edited} done={save} />}
      {rights.edit && !isNew && (
        <Button
          variant="subtle"
          leftSection={<IconPlus size={18} />}
          onClick={() => setEdited({ id: newId(), raw: '', csl: null })}
        >
          {t('editor.citation.add')}
        </Button>
      )}
    </div>
  );
}
