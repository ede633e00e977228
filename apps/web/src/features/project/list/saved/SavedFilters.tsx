import { ActionIcon, Button, Menu } from '@mantine/core';
import type { SavedFilter } from '@pv/contract';
import {
  IconArrowLeft,
  IconArrowRight,
  IconBookmark,
  IconDots,
  IconPencil,
  IconPin,
  IconPinnedOff,
  IconTrash,
} from '@tabler/icons-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../../i18n/LanguageContext.tsx';
import { isTyping } from '../../../../platform/keys.ts';
import { useToasts } from '../../../../platform/ServicesContext.tsx';
import { PanelBoundary, SILENCE } from '../../../../platform/states/LoadFailure.tsx';
import { partAhead, useAtHand } from '../../../../ui/lazy.ts';
import { lettersAct, useLetterKeys } from '../../../../ui/letter-keys.ts';
import { type ListAddress, openedFilter, sameSearch, searchOf } from '../search.ts';
import classes from './SavedFilters.module.css';
import { type FilterActions, useFilterActions } from './use-saved-filters.ts';

const icon = { size: 16, stroke: 1.8, 'aria-hidden': true } as const;

/** What can be done with the filter that is open. */
function FilterMenu(props: {
  filter: SavedFilter;
  /** Its place, and how many there are. */
  at: number;
  count: number;
  actions: FilterActions;
  onRename: () => void;
  onRemove: () => void;
}) {
  const { filter, at, count, actions } = props;
  const { t } = useTexts();
  const { name, is_default: first } = filter;
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          aria-label={t('projectList.saved.menu', { name })}
          loading={actions.busy}
        >
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil {...icon} />} onClick={props.onRename}>
          {t('projectList.saved.rename')}
        </Menu.Item>
        <Menu.Item
          leftSection={first ? <IconPinnedOff {...icon} /> : <IconPin {...icon} />}
          onClick={() => actions.makeDefault(filter, !first)}
        >
          {first ? t('projectList.saved.dropDefault') : t('projectList.saved.makeDefault')}
        </Menu.Item>
        {at > 0 && (
          <Menu.Item
            leftSection={<IconArrowLeft {...icon} />}
            onClick={() => actions.move(filter, -1)}
          >
            {t('projectList.saved.left')}
          </Menu.Item>
        )}
        {at < count - 1 && (
          <Menu.Item
            leftSection={<IconArrowRight {...icon} />}
            onClick={() => actions.move(filter, 1)}
          >
            {t('projectList.saved.right')}
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item color="red" leftSection={<IconTrash {...icon} />} onClick={props.onRemove}>
          {t('projectList.saved.remove')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Digits open the filters in their order, 0 the whole list; by the place of the keys. */
function useFilterKeys(open: (at: number) => void): void {
  const current = useRef(open);
  useEffect(() => {
    current.current = open;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
      const dialog = document.querySelector('[role="dialog"][aria-modal="true"]');
      const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
      if (!digit || !plain || dialog || event.repeat || isTyping(event.target)) return;
      if (!lettersAct()) return;
      event.preventDefault();
      current.current(Number(digit));
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

const dialog = partAhead(async () => (await import('./NameDialog.tsx')).NameDialog);

function Chip(props: {
  filter: SavedFilter;
  /** The digit that opens it, from 1; null where none does. */
  digit: number | null;
  pressed: boolean;
  changed: boolean;
  onOpen: () => void;
}) {
  const { filter, digit, pressed, changed, onOpen } = props;
  const { t } = useTexts();
  return (
    <button
      type="button"
      className={classes.chip}
      aria-pressed={pressed}
      aria-keyshortcuts={digit === null ? undefined : String(digit)}
      onClick={onOpen}
    >
      {filter.name}
      {filter.is_default && (
        <IconPin size={14} stroke={1.8} role="img" aria-label={t('projectList.saved.isDefault')} />
      )}
      {changed && <span className={classes.changed}>({t('projectList.saved.changed')})</span>}
      {digit !== null && (
        <span className={classes.key} aria-hidden="true">
          {digit}
        </span>
      )}
    </button>
  );
}

/** The filters that the person keeps, each opened by one click or its digit; what is typed can be kept. */
export function SavedFilters(props: {
  address: ListAddress;
  filters: readonly SavedFilter[];
  onOpen: (address: ListAddress) => void;
}) {
  const { address, filters, onOpen } = props;
  const { t } = useTexts();
  const toasts = useToasts();
  const letters = useLetterKeys();
  const actions = useFilterActions(filters);
  useAtHand(dialog);
  const [naming, setNaming] = useState<SavedFilter | 'new' | null>(null);
  const search = searchOf(address);
  const opened = openedFilter(address, filters);
  const asks = Object.keys(search).length > 0;
  const changed = opened !== null && !sameSearch(opened.query, search);
  const open = ({ id, query }: SavedFilter) => onOpen({ ...query, saved: id });
  const all: ListAddress = filters.some((one) => one.is_default) ? { saved: 'all' } : {};
  useFilterKeys((digit) => {
    const filter = filters[digit - 1];
    if (digit === 0) onOpen(all);
    else if (filter) open(filter);
  });
  function dialogFailed() {
    dialog.forget();
    setNaming(null);
    toasts.failure(SILENCE);
  }
  if (filters.length === 0 && !asks) return null;
  return (
    <section className={classes.bar} aria-label={t('projectList.saved.label')}>
      {filters.length > 0 && (
        <button
          type="button"
          className={classes.chip}
          aria-pressed={!opened && !asks}
          aria-keyshortcuts={letters.on ? '0' : undefined}
          onClick={() => onOpen(all)}
        >
          {t('projectList.saved.all')}
          {letters.on && (
            <span className={classes.key} aria-hidden="true">
              0
            </span>
          )}
        </button>
      )}
      {filters.map((filter, at) => (
        <Chip
          key={filter.id}
          filter={filter}
          digit={letters.on && at < 9 ? at + 1 : null}
          pressed={filter === opened}
          changed={filter === opened && changed}
          onOpen={() => open(filter)}
        />
      ))}
      {opened && (
        <FilterMenu
          filter={opened}
          at={filters.indexOf(opened)}
          count={filters.length}
          actions={actions}
          onRename={() => setNaming(opened)}
          onRemove={() => void actions.remove(opened).then((gone) => gone && onOpen(all))}
        />
      )}
      {changed && asks && (
        <Button variant="subtle" size="compact-md" onClick={() => actions.update(opened, search)}>
          {t('projectList.saved.update')}
        </Button>
      )}
      {asks && (!opened || changed) && (
        <Button
          variant="subtle"
          size="compact-md"
          leftSection={<IconBookmark size={16} stroke={1.8} aria-hidden="true" />}
          onClick={() => setNaming('new')}
        >
          {opened ? t('projectList.saved.saveNew') : t('projectList.saved.save')}
        </Button>
      )}
      {naming && (
        <PanelBoundary failed={() => null} onBroken={dialogFailed}>
          <Suspense fallback={null}>
            <dialog.Part
              query={search}
              filter={naming === 'new' ? null : naming}
              onNamed={(filter) => {
                if (naming === 'new') open(filter);
                setNaming(null);
              }}
              onClose={() => setNaming(null)}
            />
          </Suspense>
        </PanelBoundary>
      )}
    </section>
  );
}
