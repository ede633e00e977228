import { ActionIcon, Button, Select } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { commentAnchorSchema, readWords } from '@pv/contract';
import type { AnchorPlace, TextAnchor } from '@pv/editor-schema';
import {
  IconChevronDown,
  IconChevronUp,
  IconMessagePlus,
  IconUserShare,
} from '@tabler/icons-react';
import { type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { alongText } from '../../../editor/remarks/along-text.ts';
import { anchorHere } from '../../../editor/remarks/text-places.ts';
import { outlineTitle } from '../../../editor/section/section-title.ts';
import { useHeadingNumbers, useSections } from '../../../editor/shell/DocumentContext.tsx';
import type { PanelProps } from '../../../editor/shell/panels.ts';
import { useWorkbench } from '../../../editor/shell/WorkbenchContext.tsx';
import { useSettings } from '../../../editor/special/use-settings.ts';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useDraft } from '../../../platform/drafts.ts';
import { useSessionState } from '../../../platform/ServicesContext.tsx';
import { Comments, commentPlace, threadsOf, useComments } from '../../comment/public.ts';
import { isWanted, SHOWN, type Wanted } from './order-threads.ts';
import classes from './Remarks.module.css';

interface PlaceLineProps {
  anchor: Pick<TextAnchor, 'quote' | 'shown'>;
  section: string;
  lost: boolean;
  chosen?: boolean;
  onGo?: () => void;
}

/** The place of a thread over it: its section and its words; pressed, the text is scrolled there. */
function PlaceLine({ anchor, section, lost, chosen, onGo }: PlaceLineProps) {
  const { t } = useTexts();
  const quote = readWords(anchor);
  return (
    <button
      type="button"
      className={classes.place}
      data-chosen={chosen || undefined}
      disabled={!onGo}
      onClick={onGo}
    >
      <span className={classes.section}>{section}</span>
      {lost && <span className={classes.lost}>{t('remarks.lost')}</span>}
      {quote && <span className={classes.quote}>{quote}</span>}
    </button>
  );
}

/** The names of the sections, by their ids. */
function useSectionNames(): ReadonlyMap<string, string> {
  const { t } = useTexts();
  const sections = useSections();
  const numbering = useHeadingNumbers();
  const [{ profile }] = useSettings();
  return useMemo(
    () => new Map(sections.map((head) => [head.id, outlineTitle(head, { numbering, profile }, t)])),
    [sections, numbering, profile, t],
  );
}

/** The place of a thread that is being begun, kept on this device with its words. */
function useBegun(documentId: string) {
  const { remarks } = useWorkbench();
  const begun = useSyncExternalStore(remarks.subscribe, remarks.begun);
  const place = useDraft(commentPlace.anchor(documentId));
  const words = useDraft(commentPlace.begin('document', documentId));
  const first = useRef(true);
  useEffect(() => {
    if (begun) return place.keep(JSON.stringify(begun));
    // what was begun before the page was left is gone on with
    const kept = first.current && words.differs(null) ? place.read() : null;
    first.current = false;
    if (!kept) return;
    const { data } = commentAnchorSchema.safeParse(JSON.parse(kept));
    if (data) remarks.begin(data);
  }, [begun, place, words, remarks]);
  return {
    begun,
    close() {
      if (!words.differs(null)) place.drop();
      remarks.begin(null);
    },
  };
}

function useFilter(names: ReadonlyMap<string, string>): { wanted: Wanted; control: ReactNode } {
  const { t } = useTexts();
  const state = useSessionState();
  const me = state.kind === 'in' ? state.claims.uid : null;
  const [shown, setShown] = useState<Wanted['shown']>('open');
  const [section, setSection] = useState<string | null>(null);
  return {
    wanted: { shown, section, me },
    control: (
      <div className={classes.filter}>
        <Select
          size="xs"
          aria-label={t('remarks.filter.label')}
          data={SHOWN.map((value) => ({ value, label: t(`remarks.filter.${value}`) }))}
          value={shown}
          allowDeselect={false}
          onChange={(value) => setShown(SHOWN.find((one) => one === value) ?? 'open')}
        />
        <Select
          size="xs"
          aria-label={t('remarks.filter.section')}
          placeholder={t('remarks.filter.anySection')}
          data={[...names].map(([value, label]) => ({ value, label }))}
          value={section}
          clearable
          onChange={setSection}
        />
      </div>
    ),
  };
}

/** What is said of the document beside it, along its text. */
export default function RemarksPanel({ view, live, open }: PanelProps) {
  const { t } = useTexts();
  const { remarks } = useWorkbench();
  const names = useSectionNames();
  const sections = useSections();
  const { data } = useComments('document', view.id);
  const places = useSyncExternalStore(remarks.subscribe, remarks.places);
  const chosen = useSyncExternalStore(remarks.subscribe, remarks.chosen);
  const { begun, close } = useBegun(view.id);
  const { wanted, control } = useFilter(names);
  const order = useMemo(() => alongText(places, sections), [places, sections]);
  const threads = useMemo(() => threadsOf(data?.comments ?? []), [data]);
  const listed = order.filter((id) =>
    threads.some((one) => one.beginning.id === id && isWanted(one, wanted, places)),
  );

  function go(id: string): void {
    remarks.choose(id);
    remarks.go(id);
  }
  function step(by: 1 | -1): void {
    const at = chosen === null ? -1 : listed.indexOf(chosen);
    const start = by === 1 ? at + 1 : (at < 0 ? listed.length : at) - 1;
    const next = listed[(start + listed.length) % listed.length];
    if (next !== undefined) go(next);
  }
  useHotkeys(
    [
      // F8 alone opens the panel of suggestions, in which these step too
      ['alt+F8', () => step(1)],
      ['alt+shift+F8', () => step(-1)],
    ],
    [],
    true,
  );
  useEffect(() => {
    if (chosen) document.getElementById(`comment-${chosen}`)?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  // what was looked at is no more once nobody looks
  useEffect(() => () => remarks.choose(null), [remarks]);

  const named = (section: string): string => names.get(section) ?? t('remarks.noSection');
  const lineOf = (id: string, { section, lost }: AnchorPlace): ReactNode => {
    const anchor = threads.find(({ beginning }) => beginning.id === id)?.beginning.anchor;
    const line = { anchor: anchor ?? { quote: '' }, section: named(section), lost };
    return <PlaceLine {...line} chosen={id === chosen} onGo={() => go(id)} />;
  };
  return (
    <div className={classes.panel}>
      <div className={classes.tools}>
        {data?.can.comment && (
          <Button
            variant="default"
            size="compact-md"
            leftSection={<IconMessagePlus size={18} stroke={1.7} aria-hidden="true" />}
            title={t('remarks.beginHint')}
            // what is selected in the text stays so until it is read
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => remarks.begin(anchorHere(live.doc))}
          >
            {t('remarks.begin')}
          </Button>
        )}
        <span className={classes.steps}>
          {view.can.invite && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size={34}
              aria-label={t('guestReview.button')}
              title={t('guestReview.button')}
              onClick={() => open('guest-link')}
            >
              <IconUserShare size={20} stroke={1.7} />
            </ActionIcon>
          )}
          <ActionIcon
            variant="subtle"
            color="gray"
            size={34}
            aria-label={t('remarks.previous')}
            title={`${t('remarks.previous')} · Alt+Shift+F8`}
            disabled={listed.length === 0}
            onClick={() => step(-1)}
          >
            <IconChevronUp size={20} stroke={1.7} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={34}
            aria-label={t('remarks.next')}
            title={`${t('remarks.next')} · Alt+F8`}
            disabled={listed.length === 0}
            onClick={() => step(1)}
          >
            <IconChevronDown size={20} stroke={1.7} />
          </ActionIcon>
        </span>
      </div>
      <Comments
        subject="document"
        subjectId={view.id}
        people={{ projectId: view.project_id }}
        hint={t('remarks.hint')}
        first={order}
        marks={new Map([...places].map(([id, place]) => [id, lineOf(id, place)]))}
        filter={{ control, shows: (thread) => isWanted(thread, wanted, places) }}
        begin={
          begun && {
            anchor: begun,
            above: <PlaceLine anchor={begun} section={named(begun.section)} lost={false} />,
            onClose: close,
          }
        }
      />
    </div>
  );
}
