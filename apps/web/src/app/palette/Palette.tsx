import { Kbd } from '@mantine/core';
import { Spotlight, type SpotlightActionData } from '@mantine/spotlight';
import {
  IconBriefcase,
  IconCalendarMonth,
  IconChecklist,
  IconCoins,
  IconFolder,
  IconKeyboard,
  IconLanguage,
  IconLayoutKanban,
  IconLayoutList,
  IconLock,
  IconLogout,
  IconNews,
  IconPlus,
  IconSearch,
  IconTimeline,
  IconWorld,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { PAPER_LINKS, READING_LINKS, SITE_LINKS } from '../layouts/site-links.ts';
import '@mantine/spotlight/styles.layer.css';
import type { ProjectRow } from '@pv/contract';
import { useState } from 'react';
import { useMay } from '../../features/publication/public.ts';
import { useLastProject } from '../../features/task/public.ts';
import { paletteStore } from '../../platform/keys.ts';
import { useSessionState } from '../../platform/ServicesContext.tsx';
import { useSignOut } from '../../platform/session/use-sign-out.ts';
import { useLetterKeys } from '../../ui/letter-keys.ts';
import { useTouchOnly } from '../../ui/use-touch-only.ts';
import { useLanguageToggle, useSchemeToggle } from '../layouts/Toggles.tsx';
import { letterOf, NAV_ACTIONS } from '../navigation/actions.ts';
import { OPPORTUNITY_LINKS } from '../navigation/opportunity-links.ts';
import { useRecentPages } from '../use-recent-pages.ts';
import classes from './Palette.module.css';
import { useChosenRow, useFoundProjects } from './rows.ts';
import { usePageRows } from './use-page-rows.ts';

/** Rows under one heading. */
interface RowGroup {
  group: string;
  actions: readonly (SpotlightActionData & { onClick: () => void })[];
}

const LINKS = [...SITE_LINKS, ...READING_LINKS, ...PAPER_LINKS];

/** The pages that anybody may read, as places to go to. */
function useSiteGroup(): RowGroup {
  const { t } = useTexts();
  const navigate = useNavigate();
  return {
    group: t('shell.nav.site'),
    actions: LINKS.map(({ to, label }) => ({
      id: `site:${to}`,
      label: t(label),
      leftSection: <IconWorld size={20} stroke={1.6} aria-hidden="true" />,
      onClick: () => void navigate({ to }),
    })),
  };
}

const ICON = { size: 20, stroke: 1.6, 'aria-hidden': true } as const;

/** The keys that do the same as a row, one after another. */
function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <span className={classes.keys}>
      {keys.map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
    </span>
  );
}

function useGoGroups(found: ReadonlySet<string>, withKeys: boolean): RowGroup[] {
  const { t } = useTexts();
  const navigate = useNavigate();
  // what was found stands above already
  const recent = useRecentPages(7, { besideNavigation: true }).filter(
    ({ path }) => !found.has(path),
  );
  return [
    {
      group: t('shell.palette.go'),
      actions: NAV_ACTIONS.map(({ name, label, icon: Icon, to, keys }) => ({
        id: name,
        label: t(label),
        leftSection: <Icon {...ICON} />,
        ...(withKeys && { rightSection: <Keys keys={keys.map(letterOf)} /> }),
        onClick: () => void navigate({ to }),
      })),
    },
    {
      group: t('shell.nav.chances'),
      actions: OPPORTUNITY_LINKS.map(({ to, label }) => ({
        id: `chances:${to}`,
        label: t(label),
        leftSection: <IconBriefcase {...ICON} />,
        onClick: () => void navigate({ to }),
      })),
    },
    {
      group: t('shell.palette.recent'),
      actions: recent.map(({ path, title, note, icon: Icon }) => ({
        id: path,
        label: title,
        ...(note && { description: note }),
        leftSection: <Icon {...ICON} />,
        onClick: () => void navigate({ to: path }),
      })),
    },
  ];
}

/** Where an editor keeps what pages tell, besides what the menu has. */
function useEditorGroup(signedIn: boolean): RowGroup {
  const { t } = useTexts();
  const navigate = useNavigate();
  const writes = useMay('write_articles', { enabled: signedIn });
  const desks = [
    { to: '/articles-desk', label: 'publication.desk.title', icon: IconNews },
    { to: '/funding-desk', label: 'navigator.desk.title', icon: IconCoins },
  ] as const;
  return {
    group: t('publication.desk.title'),
    actions: (writes ? desks : []).map(({ to, label, icon: Icon }) => ({
      id: `desk:${to}`,
      label: t(label),
      leftSection: <Icon {...ICON} />,
      onClick: () => void navigate({ to }),
    })),
  };
}

function useProjectGroup(found: readonly ProjectRow[], words: string): RowGroup {
  const { t } = useTexts();
  const navigate = useNavigate();
  return {
    group: t('shell.palette.projects'),
    actions: found.map(({ id, type, title, creator }) => ({
      id,
      label: title,
      description: creator.name,
      // found by the server, by its author too: the palette must not sift it out again
      keywords: [words],
      leftSection: <IconFolder {...ICON} />,
      onClick: () =>
        void navigate({ to: '/project/$projectType/$id', params: { projectType: type, id } }),
    })),
  };
}

/** Tasks: one's own, a new one, and the views of the project whose tasks were looked at last. */
function useTaskGroup(): RowGroup {
  const { t } = useTexts();
  const navigate = useNavigate();
  const last = useLastProject().read();
  const place = last && { type: last.type, project: last.project };
  const description = last ? { description: last.title } : {};
  const ofProject = [
    { id: 'new', icon: IconPlus, search: { add: true as const } },
    { id: 'list', icon: IconLayoutList, search: { view: 'list' } },
    { id: 'board', icon: IconLayoutKanban, search: { view: 'board' } },
    { id: 'gantt', icon: IconTimeline, search: { view: 'gantt' } },
    { id: 'calendar', icon: IconCalendarMonth, search: { view: 'calendar' } },
  ] as const;
  return {
    group: t('tasks.title'),
    actions: [
      {
        id: 'task.mine',
        label: t('tasks.mine'),
        leftSection: <IconChecklist {...ICON} />,
        onClick: () => void navigate({ to: '/task-list' }),
      },
      ...(place
        ? ofProject.map(({ id, icon: Icon, search }) => ({
            id: `task.${id}`,
            label: t(`tasks.palette.${id}`),
            ...description,
            leftSection: <Icon {...ICON} />,
            onClick: () => void navigate({ to: '/task-list', search: { ...place, ...search } }),
          }))
        : []),
    ],
  };
}

/** The command palette, Ctrl+K: places to go to and things to do, found by any part of their words. */
export function Palette({ onHelp }: { onHelp: () => void }) {
  const { t } = useTexts();
  const signedIn = useSessionState().kind === 'in';
  const scheme = useSchemeToggle();
  const language = useLanguageToggle();
  const signOut = useSignOut();
  const touchOnly = useTouchOnly();
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const found = useFoundProjects(words, signedIn);
  const projects = useProjectGroup(found, words);
  const letters = useLetterKeys().on;
  const withKeys = letters && !touchOnly;
  const go = useGoGroups(new Set(found.map(({ type, id }) => `/project/${type}/${id}`)), withKeys);
  const { offered, choose } = usePageRows();
  // F2 and Delete are no letters
  const isHeard = (key: string) => !touchOnly && (letters || key.length > 1);
  const page = offered.map(({ group, actions }) => ({
    group,
    actions: actions.map(({ icon: Icon, shortcut, ...rest }) => ({
      ...rest,
      leftSection: <Icon {...ICON} />,
      ...(shortcut && isHeard(shortcut) && { rightSection: <Keys keys={[shortcut]} /> }),
    })),
  }));
  const site = useSiteGroup();
  const editor = useEditorGroup(signedIn);
  const tasks = useTaskGroup();
  // whoever is signed in has enough to choose from before a word is typed
  const places = signedIn ? [...go, editor, tasks, ...(words.trim() ? [site] : [])] : [site];
  const act = [
    ...(scheme
      ? [{ id: 'scheme', label: scheme.label, icon: scheme.icon, onClick: scheme.toggle }]
      : []),
    { id: 'language', label: language.label, icon: IconLanguage, onClick: language.toggle },
    {
      id: 'notes',
      label: t('shell.nav.notes'),
      icon: IconLock,
      onClick: () => void navigate({ to: '/closed-notes' }),
    },
    ...(touchOnly
      ? []
      : [{ id: 'help', label: t('shell.shortcuts.title'), icon: IconKeyboard, onClick: onHelp }]),
    {
      id: 'leave',
      label: t('shell.user.signOut'),
      icon: IconLogout,
      onClick: () => void signOut(),
    },
  ].filter(({ id }) => signedIn || !['leave', 'notes'].includes(id));
  const acts = {
    group: t('shell.palette.act'),
    actions: act.map(({ icon: Icon, ...rest }) => ({ ...rest, leftSection: <Icon {...ICON} /> })),
  };
  const all: readonly RowGroup[] = [...page, projects, ...places, acts];
  const groups = all
    .filter(({ actions }) => actions.length > 0)
    .map(({ group, actions }) => ({
      group,
      actions: actions.map((action) => ({
        ...action,
        role: 'option',
        onClick: () => choose(action.onClick),
      })),
    }));
  const rows = groups.flatMap(({ actions }) => actions.map(({ id }) => id));
  const chosen = useChosenRow([words, ...rows].join('\n'));
  return (
    <Spotlight
      store={paletteStore}
      actions={groups}
      shortcut={null}
      returnFocus={false}
      query={words}
      onQueryChange={setWords}
      nothingFound={t('shell.palette.nothing')}
      highlightQuery
      scrollable
      maxHeight={420}
      scrollAreaProps={{
        viewportRef: chosen.list.viewportRef,
        viewportProps: { ...chosen.list.viewportProps, 'aria-label': t('shell.palette.open') },
      }}
      overlayProps={{ blur: 0, backgroundOpacity: 0.4 }}
      searchProps={{
        leftSection: <IconSearch {...ICON} />,
        placeholder: t('shell.palette.placeholder'),
        'aria-label': t('shell.palette.open'),
        ...chosen.search,
      }}
    />
  );
}
