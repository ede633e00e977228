import { ActionIcon } from '@mantine/core';
import {
  readSectionContent,
  type SourceJson,
  type SourceStyle,
  sectionsMap,
  sourcesMap,
  USUAL_SOURCE_STYLE,
} from '@pv/editor-schema';
import { type CitationPlace, countCitations, formatSource } from '@pv/gost';
import { IconBookUpload, IconPencil, IconTrash } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { Doc } from 'yjs';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useSessionState } from '../../platform/ServicesContext.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { LocalChange } from '../document/local-change.ts';
import {
  useCitationPlaces,
  useRights,
  useSections,
  useSourceOrder,
} from '../shell/DocumentContext.tsx';
import { useUndoNotice } from '../shell/use-undo-notice.tsx';
import { useWorkbench } from '../shell/WorkbenchContext.tsx';
import { useSettings, useSources } from '../special/use-settings.ts';
import { useKeepInLibrary } from './library-api.ts';
import classes from './ReferencesPage.module.css';
import { SourceStyleForm } from './SourceStyleForm.tsx';
import { SourceTools } from './SourceTools.tsx';
import { createTwins, unsureFields } from './source-draft.ts';

const NOWHERE: readonly CitationPlace[] = [];

/** How a place is called: the number of its heading, else what stands there. */
function usePlaceName(): (place: CitationPlace) => string {
  const { t } = useTexts();
  const heads = new Map(useSections().map((head) => [head.id, head]));
  return ({ heading: { kind, number, sectionId, path, text } }) => {
    if (kind === 'appendix' && number) return t('sourceList.appendix', { letter: number });
    if (number) return number;
    const head = heads.get(sectionId);
    const named = path.length > 0 || head?.kind === 'common' || head?.kind === 'materials';
    return (named && text) || t(`editor.kind.${head?.kind ?? 'common'}`);
  };
}

interface PlacesProps {
  places: readonly CitationPlace[];
  onGo: (at: number) => void;
}

/** Where the text cites a source; each place leads to the citation. */
function Places({ places, onGo }: PlacesProps) {
  const { t, locale } = useTexts();
  const nameOf = usePlaceName();
  if (places.length === 0) return null;
  return (
    <span className={classes.places} lang={locale}>
      {t('sourceList.cited')}{' '}
      {places.map((place, at) => (
        <button
          key={`${place.heading.sectionId}.${place.heading.path.join('.')}`}
          type="button"
          className={classes.place}
          aria-label={t('sourceList.goTo', { place: nameOf(place) })}
          onClick={() => onGo(at)}
        >
          {nameOf(place)}
        </button>
      ))}
    </span>
  );
}

interface RecordProps extends PlacesProps {
  source: SourceJson;
  style: SourceStyle;
  cited: boolean;
  /** Puts the record into the person's own library; null for whoever has none. */
  onKeep: (() => void) | null;
  /** The number of a record that this one repeats. */
  twin: number | null;
  mayEdit: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

function PrintedRecord(props: RecordProps) {
  const { source, style, cited, places, twin, mayEdit, onGo, onKeep, onEdit, onRemove } = props;
  const { t, locale } = useTexts();
  const remarks = [
    !cited && t('editor.references.uncited'),
    twin !== null && t('editor.references.duplicate', { number: twin }),
    source.csl && unsureFields(source.csl).length > 0 && t('editor.references.unsure'),
  ].filter((remark) => typeof remark === 'string');
  return (
    <div className={classes.record}>
      <span>
        <span data-record="">{formatSource(source, style)}</span>
        {remarks.map((remark) => (
          <em key={remark} className={classes.remark} lang={locale}>
            {' '}
            {remark}
          </em>
        ))}
      </span>
      <Places places={places} onGo={onGo} />
      {mayEdit && (
        <span className={classes.tools}>
          {onKeep && (
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('sourceList.library.keep')}
              title={t('sourceList.library.keep')}
              onClick={onKeep}
            >
              <IconBookUpload size={18} />
            </ActionIcon>
          )}
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

/** In how many places the text cites a source. */
const citations = (doc: Doc, id: string): number =>
  [...sectionsMap(doc).keys()].reduce(
    (sum, section) => sum + countCitations(readSectionContent(doc, section), id),
    0,
  );

/** The list of sources as it is printed, in the order of first citation; each record may be edited. */
export function ReferencesPage() {
  const { t } = useTexts();
  const bench = useWorkbench();
  const { live } = bench;
  const { doc } = live;
  const rights = useRights();
  const order = useSourceOrder();
  const places = useCitationPlaces();
  const sources = useSources();
  const signedIn = useSessionState().kind === 'in';
  const { keep } = useKeepInLibrary();
  const [{ sourceStyle = USUAL_SOURCE_STYLE }, writeSettings] = useSettings();
  const undoNotice = useUndoNotice(live);
  const [asked, setAsked] = useState<{ id: string; count: number } | null>(null);
  const records = useMemo(
    () => order.ids.flatMap((id) => sources.get(id) ?? []),
    [order.ids, sources],
  );
  const twinOf = useMemo(() => createTwins(records), [records]);

  const remove = (id: string) => {
    setAsked(null);
    doc.transact(() => sourcesMap(doc).delete(id), new LocalChange('source.remove'));
    undoNotice({
      message: t('editor.references.removed'),
      button: t('editor.outline.restore'),
      color: 'gray',
    });
  };
  const askToRemove = (id: string) => {
    const count = citations(doc, id);
    if (count === 0) return remove(id);
    setAsked({ id, count });
  };
  return (
    <div>
      {records.length === 0 && <p className={classes.empty}>{t('editor.references.empty')}</p>}
      <ol className={classes.list} lang="ru">
        {records.map((source) => (
          <li key={source.id} data-source={source.id}>
            <PrintedRecord
              source={source}
              style={sourceStyle}
              cited={order.cited.has(source.id)}
              twin={order.numbers.get(twinOf(source)?.id ?? '') ?? null}
              places={places.get(source.id) ?? NOWHERE}
              mayEdit={rights.edit}
              onGo={(at) => {
                const way = live.numbering.wayTo(source.id, at);
                if (way) live.goTo(way);
              }}
              onKeep={signedIn ? () => void keep([source]) : null}
              onEdit={() => bench.openDialog({ kind: 'source', id: source.id })}
              onRemove={() => askToRemove(source.id)}
            />
          </li>
        ))}
      </ol>
      {rights.edit && <SourceTools records={records} />}
      {rights.edit && (
        <SourceStyleForm
          style={sourceStyle}
          onChange={(style) => writeSettings({ sourceStyle: style })}
        />
      )}
      <ConfirmDialog
        opened={asked !== null}
        title={t('editor.references.removeTitle')}
        confirm={t('editor.references.removeAnyway')}
        destructive
        onConfirm={() => asked && remove(asked.id)}
        onClose={() => setAsked(null)}
      >
        {t('editor.references.cited', { count: asked?.count ?? 0 })}
      </ConfirmDialog>
    </div>
  );
}
