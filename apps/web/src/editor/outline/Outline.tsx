import { ActionIcon, Menu, TextInput } from '@mantine/core';
import {
  GENERATED_KINDS,
  SECTION_KINDS,
  SECTION_TITLE_MAX,
  type SectionHead,
  type SectionKind,
} from '@pv/editor-schema';
import { hasPlainSections, type NumberedItem, referenceLabel } from '@pv/gost';
import {
  IconArrowDown,
  IconArrowUp,
  IconDots,
  IconPencil,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import {
  type DragEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import {
  addSection,
  mayAdd,
  moveSection,
  removeSection,
  renameSection,
} from '../document/sections.ts';
import { isOffered, isTyped, kindName, outlineTitle } from '../section/section-title.ts';
import {
  useHeadingNumbers,
  useLiveDocument,
  useRights,
  useSections,
} from '../shell/DocumentContext.tsx';
import { titleField } from '../shell/go-to-place.ts';
import { type PersonHere, usePeople } from '../shell/use-people.ts';
import { useUndoNotice } from '../shell/use-undo-notice.tsx';
import { useWorkbench } from '../shell/WorkbenchContext.tsx';
import { useSettings } from '../special/use-settings.ts';
import { StageFilter, StageItems, StageLabel } from '../stages/StageParts.tsx';
import { useShownSections, useStages } from '../stages/StagesContext.tsx';
import { closedBy, mayWrite } from '../stages/section-lock.ts';
import classes from './Outline.module.css';

/** What is added most often stands first; the rest in the order of the standard. */
const OFTEN: readonly SectionKind[] = ['chap', 'applications'];
const KINDS = [...OFTEN, ...SECTION_KINDS.filter((kind) => !OFTEN.includes(kind))];

/** Adds a section of a kind where the standard wants it; offers only what the document may still hold. */
function AddSection({ onAdded }: { onAdded: (id: string) => void }) {
  const { t } = useTexts();
  const { doc } = useLiveDocument();
  const [{ profile }] = useSettings();
  const shown = useStages();
  const rights = useRights();
  const here = shown?.here;
  const closed = rights.closed.some(({ id }) => id === here?.id);
  const stage = here?.kind === 'numeric' && !closed ? { stage: here.id } : {};
  const add = (kind: SectionKind) => {
    const title = isTyped(kind) ? '' : kindName(kind, profile, t);
    const id = addSection(doc, { kind, title, ...stage });
    if (id) onAdded(id);
  };
  return (
    // the focus goes to what was added
    <Menu position="bottom-end" withinPortal returnFocus={false}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          size={36}
          aria-label={t('editor.outline.add')}
          title={t('editor.outline.add')}
        >
          <IconPlus size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown mah={420} style={{ overflowY: 'auto' }}>
        {KINDS.filter(
          (kind) =>
            mayAdd(doc, kind) &&
            isOffered(kind, profile) &&
            !(kind === 'main' && hasPlainSections(profile)),
        ).map((kind) => (
          <Menu.Item key={kind} onClick={() => add(kind)}>
            {kind === 'common' ? t('editor.outline.unnumbered') : kindName(kind, profile, t)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

interface OutlineSectionProps {
  head: SectionHead;
  title: string;
  mayEdit: boolean;
  first: boolean;
  last: boolean;
  people: readonly PersonHere[];
  headings: readonly NumberedItem[];
  labelOf: (item: NumberedItem) => string;
  dropMark: 'before' | null;
  onGo: (path: readonly number[]) => void;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
  onDragStart: () => void;
  onDragOver: (after: boolean) => void;
  onDrop: () => void;
}

function SectionMenu(props: OutlineSectionProps & { onRename: () => void }) {
  const { t } = useTexts();
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon
          className={classes.dots}
          variant="subtle"
          color="gray"
          size={32}
          aria-label={`${t('editor.outline.actions')}: ${props.title}`}
        >
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {isTyped(props.head.kind) && (
          <Menu.Item leftSection={<IconPencil size={18} />} onClick={props.onRename}>
            {t('editor.outline.rename')}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconArrowUp size={18} />}
          disabled={props.first}
          onClick={() => props.onMove(-1)}
        >
          {t('editor.outline.up')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowDown size={18} />}
          disabled={props.last}
          onClick={() => props.onMove(1)}
        >
          {t('editor.outline.down')}
        </Menu.Item>
        <Menu.Item leftSection={<IconTrash size={18} />} color="red" onClick={props.onRemove}>
          {t('editor.outline.remove')}
        </Menu.Item>
        <StageItems head={props.head} />
      </Menu.Dropdown>
    </Menu>
  );
}

function RenameField({ head, done }: { head: SectionHead; done: () => void }) {
  const { t } = useTexts();
  const bench = useWorkbench();
  const [title, setTitle] = useState(head.title);
  const save = () => {
    // its stage may have been closed since the field was opened
    if (mayWrite(bench, head.id)) renameSection(bench.live.doc, head.id, title.trim());
    done();
  };
  return (
    <TextInput
      className={classes.rename}
      size="sm"
      autoFocus
      maxLength={SECTION_TITLE_MAX}
      aria-label={t('editor.outline.rename')}
      value={title}
      onChange={(event) => setTitle(event.currentTarget.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save();
        if (event.key === 'Escape') done();
      }}
    />
  );
}

/** How many threads of a section wait to be settled. */
function OpenRemarks({ section }: { section: string }) {
  const { t } = useTexts();
  const { remarks } = useWorkbench();
  const count = useSyncExternalStore(remarks.subscribe, () => remarks.openIn(section));
  if (count === 0) return null;
  return (
    <span className={classes.count} title={t('remarks.open', { count })}>
      {count}
    </span>
  );
}

/** One section of the outline with its headings. Alt with arrows moves it, F2 renames it. */
function OutlineSection(props: OutlineSectionProps) {
  const { t } = useTexts();
  const [renaming, setRenaming] = useState(false);
  const { head, title, mayEdit } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!mayEdit) return;
    const step = event.altKey && { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key];
    if (step) props.onMove(step);
    else if (event.key === 'F2' && isTyped(head.kind)) setRenaming(true);
    else return;
    event.preventDefault();
  };
  const onDragOver = (event: DragEvent) => {
    event.preventDefault();
    const box = event.currentTarget.getBoundingClientRect();
    props.onDragOver(event.clientY > box.top + box.height / 2);
  };
  return (
    <li
      className={classes.section}
      data-drop={props.dropMark ?? undefined}
      draggable={mayEdit && !renaming}
      onDragStart={props.onDragStart}
      onDragOver={onDragOver}
      onDrop={(event) => {
        event.preventDefault();
        props.onDrop();
      }}
    >
      <div className={classes.row}>
        {renaming ? (
          <RenameField head={head} done={() => setRenaming(false)} />
        ) : (
          <button
            type="button"
            className={classes.name}
            title={mayEdit ? t('editor.outline.keys') : undefined}
            onClick={() => props.onGo([])}
            onKeyDown={onKeyDown}
          >
            {title}
          </button>
        )}
        <OpenRemarks section={head.id} />
        {props.people.map(({ clientId, name, color }) => (
          <span
            key={clientId}
            className={classes.person}
            style={{ background: color }}
            title={name}
          />
        ))}
        {mayEdit && <SectionMenu {...props} onRename={() => setRenaming(true)} />}
      </div>
      <StageLabel head={head} />
      {props.headings.map((item) => (
        <button
          key={item.path.join('.')}
          type="button"
          className={classes.heading}
          data-level={item.level}
          onClick={() => props.onGo(item.path)}
        >
          {props.labelOf(item)}
        </button>
      ))}
    </li>
  );
}

/** Headings of the second and third level, by section. */
function headingsBySection(items: readonly NumberedItem[]): Map<string, NumberedItem[]> {
  const found = new Map<string, NumberedItem[]>();
  for (const item of items) {
    if (item.kind !== 'heading' || item.level === null || item.level > 3) continue;
    const list = found.get(item.sectionId) ?? [];
    list.push(item);
    found.set(item.sectionId, list);
  }
  return found;
}

/** The sections of the document with their numbers: to go to, to add, to move, to remove. */
export function Outline({ onGo }: { onGo?: () => void }) {
  const { t } = useTexts();
  const bench = useWorkbench();
  const { live } = bench;
  const sections = useSections();
  const shown = useShownSections();
  const numbering = useHeadingNumbers();
  const [{ profile }] = useSettings();
  const rights = useRights();
  const people = usePeople();
  const undoNotice = useUndoNotice(live);
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const headings = headingsBySection(numbering.items);

  const go = (sectionId: string, path: readonly number[] = []) => {
    // beside the text one goes on typing there; over it, on a phone, the keyboard would cover the text
    const typed = mayWrite(bench, sectionId) && !onGo && path.length === 0;
    const kind = sections.find(({ id }) => id === sectionId)?.kind;
    if (typed && kind && !GENERATED_KINDS.has(kind)) bench.activate(sectionId, 'start');
    live.goTo({ sectionId, path });
    onGo?.();
  };
  const [added, setAdded] = useState<string | null>(null);
  const goToAdded = useEffectEvent((id: string) => {
    const kind = sections.find((head) => head.id === id)?.kind;
    if (!kind || !isTyped(kind) || onGo) return go(id);
    live.goTo({ sectionId: id, path: [] });
    titleField(id)?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (added === null) return;
    // its sheet is drawn by then
    const frame = requestAnimationFrame(() => {
      setAdded(null);
      goToAdded(added);
    });
    return () => cancelAnimationFrame(frame);
  }, [added]);
  const drop = () => {
    if (dragged !== null && over !== null && mayWrite(bench, dragged)) {
      const from = sections.findIndex(({ id }) => id === dragged);
      moveSection(live.doc, dragged, over > from ? over - 1 : over);
    }
    setDragged(null);
    setOver(null);
  };
  return (
    <nav className={classes.outline} aria-label={t('editor.outline.title')}>
      <div className={classes.head}>
        {!onGo && <h2>{t('editor.outline.title')}</h2>}
        {rights.edit && <AddSection onAdded={setAdded} />}
      </div>
      <StageFilter />
      <ol className={classes.list}>
        {shown.map((head) => {
          const index = sections.indexOf(head);
          const title = outlineTitle(head, { numbering, profile }, t);
          return (
            <OutlineSection
              key={head.id}
              head={head}
              title={title}
              mayEdit={rights.edit && closedBy(head, rights) === null}
              first={index === 0}
              last={index === sections.length - 1}
              people={people.filter(({ section }) => section === head.id)}
              headings={headings.get(head.id) ?? []}
              labelOf={(item) =>
                [item.number && referenceLabel(item), item.text].filter(Boolean).join(' ')
              }
              dropMark={dragged !== null && over === index ? 'before' : null}
              onGo={(path) => go(head.id, path)}
              onMove={(step) => moveSection(live.doc, head.id, index + step)}
              onRemove={() => {
                removeSection(live.doc, head.id);
                undoNotice({
                  message: t('editor.outline.removed', { title }),
                  button: t('editor.outline.restore'),
                  color: 'gray',
                });
              }}
              // words of a section that is not dragged may be
              onDragStart={() => mayWrite(bench, head.id) && setDragged(head.id)}
              onDragOver={(after) => setOver(index + (after ? 1 : 0))}
              onDrop={drop}
            />
          );
        })}
        {dragged !== null && over === sections.length && <li className={classes.dropEnd} />}
      </ol>
    </nav>
  );
}
