import { ActionIcon, Button, Menu, Text, Textarea } from '@mantine/core';
import type { DocumentView } from '@pv/contract';
import type { TitleBlock } from '@pv/editor-schema';
import {
  completeTitlePage,
  isReport,
  isTitleBlockKind,
  linesOfPeople,
  linesOfPerformers,
  namedByProfile,
  OWN_LINE,
  offeredBlocks,
  resolveProfile,
  SIGNING_BLOCKS,
  type TitleBlockKind,
  withBlock,
} from '@pv/gost';
import { IconEye, IconEyeOff, IconPlus, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { DragHandle, SortableList, type Step, useSortableItem } from '../../ui/sortable.tsx';
import { newId } from '../document/new-id.ts';
import { kindName } from '../section/section-title.ts';
import { useRights } from '../shell/DocumentContext.tsx';
import { useWorkbench } from '../shell/WorkbenchContext.tsx';
import { SettingField } from './SettingField.tsx';
import classes from './TitlePageForm.module.css';
import { useSettings } from './use-settings.ts';

type ShownKind = TitleBlockKind | typeof OWN_LINE;
/** A block with the name that the form calls it by. */
type NamedBlock = TitleBlock & { kind: ShownKind; title: string };

/** Blocks whose fields are those of every title page; a block may have two. */
const COMMON = {
  ministry: ['ministry'],
  institution: ['institution'],
  department: ['department'],
  codes: ['codes'],
  workKind: ['workKind', 'workSubkind'],
  title: ['title'],
  workSubkind: ['workSubkind'],
  people: ['people'],
  scientificSupervisor: ['people'],
  cityYear: ['city', 'year'],
} as const satisfies Partial<Record<TitleBlockKind, readonly string[]>>;
type CommonBlock = keyof typeof COMMON;
type CommonField = (typeof COMMON)[CommonBlock][number];

const isCommon = (kind: string): kind is CommonBlock => kind in COMMON;

/** What the profiles and the project give for a field; codes stand one a line. */
function knownOf(page: DocumentView['title_page'], name: CommonField): string {
  if (name === 'people') return linesOfPeople(page.people);
  return name === 'codes' ? page.codes.join('\n') : page[name];
}

const STAMPS: ReadonlySet<string> = new Set<TitleBlockKind>(['agree', 'approve', 'admit']);
const HINTED = [
  'institutionShort',
  'projectName',
  'volume',
  'direction',
  'speciality',
  'degree',
  'coverBack',
] as const satisfies readonly TitleBlockKind[];

/** How a field of a block is filled. */
function useHint(): (kind: TitleBlockKind) => string | undefined {
  const { t } = useTexts();
  return (kind) => {
    if (STAMPS.has(kind)) return t('titlePage.hint.stamp');
    if (kind === 'performers') return t('titlePage.hint.people');
    if (SIGNING_BLOCKS.has(kind)) return t('titlePage.hint.role');
    const hinted = HINTED.find((one) => one === kind);
    return hinted && t(`titlePage.hint.${hinted}`);
  };
}

/** The fields of a block, each with what is known until the writer says otherwise. */
function BlockFields({ block, onText }: { block: NamedBlock; onText: (text: string) => void }) {
  const { t } = useTexts();
  const rights = useRights();
  const hint = useHint();
  const [settings] = useSettings();
  const found = useWorkbench().view.title_page;
  const page = namedByProfile(found, settings);
  const { kind, title } = block;
  if (kind === OWN_LINE) {
    return (
      <Textarea
        autosize
        minRows={1}
        label={title}
        value={block.text ?? ''}
        readOnly={!rights.edit}
        onChange={(event) => onText(event.currentTarget.value)}
      />
    );
  }
  if (isCommon(kind)) {
    const labels: Partial<Record<CommonField, string>> = {
      city: t('editor.titlePage.city'),
      year: t('editor.titlePage.year'),
      ...(kind === 'workKind' && { workSubkind: t('titlePage.level') }),
    };
    const descriptions: Partial<Record<CommonField, string>> = {
      codes: t('editor.titlePage.codesHint'),
      people: t(
        kind === 'people' ? 'editor.titlePage.peopleHint' : 'titlePage.hint.scientificSupervisor',
      ),
    };
    // the kind of a report has a block of its own
    const report = kind === 'workKind' && isReport(completeTitlePage(found, settings));
    const names: readonly CommonField[] = report ? ['workKind'] : COMMON[kind];
    return names.map((name) => (
      <SettingField
        key={name}
        name={name}
        label={labels[name] ?? title}
        description={descriptions[name]}
        known={knownOf(page, name)}
      />
    ));
  }
  const known = page.fields?.[kind] ?? (kind === 'degree' ? '' : (block.text ?? ''));
  return (
    <>
      <SettingField name={kind} label={title} description={hint(kind)} known={known} />
      {kind === 'volume' && (
        <SettingField
          name="books"
          label={t('titlePage.books')}
          description={t('titlePage.hint.books')}
          known=""
        />
      )}
    </>
  );
}

interface BlockRowProps {
  block: NamedBlock;
  onStep: (step: Step) => void;
  onChange: (change: Partial<TitleBlock>) => void;
  onHide: () => void;
  onRemove: () => void;
}

function BlockRow({ block, onStep, onChange, onHide, onRemove }: BlockRowProps) {
  const { t } = useTexts();
  const rights = useRights();
  const drag = useSortableItem(block.id, onStep);
  const name = block.title;
  const own = block.kind === OWN_LINE;
  const says = own
    ? t('titlePage.remove', { name })
    : t(block.hidden ? 'titlePage.show' : 'titlePage.hide', { name });
  const Icon = own ? IconTrash : block.hidden ? IconEyeOff : IconEye;
  return (
    <div
      ref={drag.item}
      className={classes.block}
      style={drag.style}
      data-dragging={drag.dragging || undefined}
      data-hidden={block.hidden}
      data-block={block.id}
    >
      {rights.edit ? (
        <DragHandle
          drag={drag}
          className={classes.handle}
          label={t('titlePage.drag.handle', { title: name })}
        />
      ) : (
        <span />
      )}
      <div className={classes.inside}>
        <BlockFields block={block} onText={(text) => onChange({ text })} />
        {block.hidden && (
          <Text size="xs" c="dimmed">
            {t('titlePage.hidden')}
          </Text>
        )}
      </div>
      {rights.edit && (
        <div className={classes.tools}>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={says}
            title={says}
            onClick={own ? onRemove : onHide}
          >
            <Icon size={18} />
          </ActionIcon>
        </div>
      )}
    </div>
  );
}

function withHidden({ hidden, ...block }: TitleBlock): TitleBlock {
  return hidden ? block : { ...block, hidden: true };
}

/** The title page: its blocks in printing order, each with its fields; order, hiding and own lines. */
export function TitleBlocksForm() {
  const { t } = useTexts();
  const rights = useRights();
  const { can } = useWorkbench().view;
  const [settings, write] = useSettings();
  const profile = resolveProfile(settings);
  const blocks = settings.titleBlocks ?? profile.titleBlocks;
  const named = blocks.flatMap((block): NamedBlock[] => {
    const { kind } = block;
    if (kind !== OWN_LINE && !isTitleBlockKind(kind)) return [];
    return [{ ...block, kind, title: t(`titlePage.block.${kind}`) }];
  });
  const put = (next: readonly TitleBlock[]) => write({ titleBlocks: [...next] });
  const change = (id: string, news: (block: TitleBlock) => TitleBlock) =>
    put(blocks.map((block) => (block.id === id ? news(block) : block)));
  const move = (moved: NamedBlock, place: number) => {
    const at = blocks.findIndex(({ id }) => id === moved.id);
    const block = blocks[at];
    if (block) put(blocks.toSpliced(at, 1).toSpliced(place, 0, block));
  };
  const list = useRef<HTMLElement>(null);
  const added = useRef<string>(null);
  const adder = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!added.current) return;
    list.current?.querySelector<HTMLElement>(`[data-block="${added.current}"] textarea`)?.focus();
    added.current = null;
  });
  const add = (kind: ShownKind) => {
    const id = kind === OWN_LINE ? newId() : kind;
    added.current = id;
    put(withBlock(blocks, { id, kind }));
  };
  const remove = (id: string) => {
    put(blocks.filter((block) => block.id !== id));
    // the button that was pressed goes away
    adder.current?.focus({ preventScroll: true });
  };
  const missing = offeredBlocks(profile.titleBlocks).filter((kind) =>
    blocks.every((block) => block.kind !== kind),
  );
  return (
    <div className={classes.form}>
      <h2 className={classes.name}>{kindName('title', profile.id, t)}</h2>
      <p className={classes.hint}>
        {t('titlePage.lead')} {rights.edit && t('editor.titlePage.hint')}{' '}
        {can.export && t('titlePage.ready.where')}{' '}
        {rights.edit && rights.closed.length === 0 && t('titlePage.ready.fromFile')}
      </p>
      {settings.insertedPages?.some(({ place }) => place === 'title') && (
        <p className={classes.hint}>
          <strong>{t('titlePage.ready.instead')}</strong>
        </p>
      )}
      <section ref={list} className={classes.blocks} aria-label={t('titlePage.whole')}>
        <SortableList
          items={named}
          words={{
            how: t('titlePage.drag.how'),
            start: (told) => t('titlePage.drag.start', told),
            over: (told) => t('titlePage.drag.over', told),
            end: (told) => t('titlePage.drag.end', told),
            cancel: (told) => t('titlePage.drag.cancel', told),
          }}
          onPut={move}
        >
          {(block, { onStep }) => (
            <BlockRow
              block={block}
              onStep={onStep}
              onChange={(news) => change(block.id, (one) => ({ ...one, ...news }))}
              onHide={() => change(block.id, withHidden)}
              onRemove={() => remove(block.id)}
            />
          )}
        </SortableList>
      </section>
      {rights.edit && (
        <div className={classes.foot}>
          <Menu withinPortal>
            <Menu.Target>
              <Button ref={adder} variant="default" leftSection={<IconPlus size={16} />}>
                {t('titlePage.add')}
              </Button>
            </Menu.Target>
            <Menu.Dropdown mah={360} style={{ overflowY: 'auto' }}>
              {([OWN_LINE, ...missing] as const).map((kind) => (
                <Menu.Item key={kind} onClick={() => add(kind)}>
                  {t(`titlePage.block.${kind}`)}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
          {settings.titleBlocks && (
            <Button variant="subtle" onClick={() => write({ titleBlocks: undefined })}>
              {t('titlePage.asProfile')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** The list of performers of a report: the team, until the writer says otherwise. */
export function PerformersForm() {
  const { t } = useTexts();
  const [settings] = useSettings();
  const page = completeTitlePage(useWorkbench().view.title_page, settings);
  return (
    <div className={classes.form}>
      <SettingField
        name="performersList"
        label={t('titlePage.performers.label')}
        description={t('titlePage.performers.hint')}
        known={linesOfPerformers(page)}
      />
    </div>
  );
}
