import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { useHotkeys, useMediaQuery } from '@mantine/hooks';
import { documentEndpoints } from '@pv/contract';
import type { ListedSuggestion } from '@pv/editor-schema';
import {
  IconCheck,
  IconChevronDown,
  IconChevronUp,
  IconPencilQuestion,
  IconX,
} from '@tabler/icons-react';
import { useState } from 'react';
import { outlineTitle } from '../../../editor/section/section-title.ts';
import {
  useHeadingNumbers,
  useRights,
  useSections,
} from '../../../editor/shell/DocumentContext.tsx';
import type { PanelProps } from '../../../editor/shell/panels.ts';
import { useUndoNotice } from '../../../editor/shell/use-undo-notice.tsx';
import { useWorkbench } from '../../../editor/shell/WorkbenchContext.tsx';
import { useSettings } from '../../../editor/special/use-settings.ts';
import { decideSuggestions } from '../../../editor/suggest/decide.ts';
import type { SectionSuggestions } from '../../../editor/suggest/suggestion-store.ts';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useChange } from '../../../platform/query/use-endpoint.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { SuggestionRow } from './SuggestionRow.tsx';
import classes from './Suggestions.module.css';
import { useSuggestions } from './use-suggestions.ts';

type Decision = 'accept' | 'reject';

const idsOf = (list: readonly SectionSuggestions[]) =>
  new Set(list.flatMap(({ suggestions }) => suggestions.map(({ id }) => id)));

/** Decides, and says what was done with a way back. Many at once are kept as a version first. */
function useDeciding({ view, live }: Pick<PanelProps, 'view' | 'live'>) {
  const { t } = useTexts();
  const notice = useUndoNotice(live);
  const keep = useChange(documentEndpoints.keepVersion, { stales: [documentEndpoints.versions] });
  const decide = (ids: ReadonlySet<string>, decision: Decision) => {
    decideSuggestions(live, ids, decision);
    const done = decision === 'accept' ? 'suggestions.accepted' : 'suggestions.rejected';
    const message = t(done, { count: ids.size });
    notice({ message, button: t('suggestions.undo'), color: 'green' });
  };
  const sweep = (ids: ReadonlySet<string>, decision: Decision, done: () => void) => {
    const all = () => {
      decide(ids, decision);
      done();
    };
    if (live.kept === 'server') keep.mutate({ params: { id: view.id } }, { onSuccess: all });
    else all();
  };
  return { decide, sweep, busy: keep.isPending };
}

/** All that is suggested, by section, with the answers to each, to a section, to everything. */
export default function SuggestionsPanel({ view, live, close }: PanelProps) {
  const { t } = useTexts();
  const bench = useWorkbench();
  const rights = useRights();
  const heads = useSections();
  const numbering = useHeadingNumbers();
  const [{ profile }] = useSettings();
  const list = useSuggestions(live);
  const { decide, sweep, busy } = useDeciding({ view, live });
  const [asked, setAsked] = useState<Decision | null>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const covers = useMediaQuery('(max-width: 1115px)', false, { getInitialValueInEffect: false });

  const flat = list.flatMap(({ sectionId, suggestions }) =>
    suggestions.map((suggestion) => ({ sectionId, suggestion })),
  );
  const go = (sectionId: string, { id, path, range }: ListedSuggestion) => {
    setCurrent(id);
    if (covers) close();
    requestAnimationFrame(() => live.goTo({ sectionId, path, range }));
  };
  const stepBy = (step: 1 | -1) => {
    const at = flat.findIndex(({ suggestion }) => suggestion.id === current);
    const first = step > 0 ? 0 : flat.length - 1;
    const next = flat[at === -1 ? first : (at + step + flat.length) % flat.length];
    if (next) go(next.sectionId, next.suggestion);
  };
  useHotkeys(
    [
      ['alt+F8', () => stepBy(1)],
      ['alt+shift+F8', () => stepBy(-1)],
    ],
    [],
    true,
  );
  const nameOf = (id: string) => {
    const head = heads.find((one) => one.id === id);
    return head ? outlineTitle(head, { numbering, profile }, t) : '';
  };
  if (flat.length === 0) {
    return (
      <div className={classes.panel}>
        <EmptyState icon={IconPencilQuestion} text={t('suggestions.none')} />
      </div>
    );
  }
  return (
    <div className={classes.panel}>
      <Text c="dimmed" size="sm">
        {t('suggestions.lead')}
      </Text>
      <Group justify="space-between" gap="xs">
        <Text fw={500} size="sm" role="status">
          {t('suggestions.count', { count: flat.length })}
        </Text>
        <Group gap={2} wrap="nowrap">
          <ActionIcon
            variant="subtle"
            color="gray"
            size={32}
            aria-label={t('suggestions.previous')}
            title={`${t('suggestions.previous')} · Alt+Shift+F8`}
            onClick={() => stepBy(-1)}
          >
            <IconChevronUp size={18} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={32}
            aria-label={t('suggestions.next')}
            title={`${t('suggestions.next')} · Alt+F8`}
            onClick={() => stepBy(1)}
          >
            <IconChevronDown size={18} />
          </ActionIcon>
        </Group>
      </Group>
      {rights.edit && (
        <Group gap="xs">
          <Button size="compact-sm" variant="light" onClick={() => setAsked('accept')}>
            {t('suggestions.acceptAll')}
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => setAsked('reject')}>
            {t('suggestions.rejectAll')}
          </Button>
        </Group>
      )}
      {list.map(({ sectionId, suggestions }) => {
        const name = nameOf(sectionId);
        const ids = new Set(suggestions.map(({ id }) => id));
        return (
          <section key={sectionId} className={classes.section} aria-label={name}>
            <div className={classes.head}>
              <h3>{name}</h3>
              {rights.edit && suggestions.length > 1 && (
                <Group gap={2} wrap="nowrap">
                  <ActionIcon
                    variant="subtle"
                    color="green"
                    size={32}
                    aria-label={t('suggestions.acceptSection', { name })}
                    title={t('suggestions.acceptSection', { name })}
                    onClick={() => sweep(ids, 'accept', () => undefined)}
                  >
                    <IconCheck size={18} />
                  </ActionIcon>
                  <ActionIcon
                    variant="subtle"
                    color="red"
                    size={32}
                    aria-label={t('suggestions.rejectSection', { name })}
                    title={t('suggestions.rejectSection', { name })}
                    onClick={() => sweep(ids, 'reject', () => undefined)}
                  >
                    <IconX size={18} />
                  </ActionIcon>
                </Group>
              )}
            </div>
            <ul className={classes.list}>
              {suggestions.map((suggestion) => (
                <SuggestionRow
                  key={suggestion.id}
                  suggestion={suggestion}
                  current={suggestion.id === current}
                  mayDecide={rights.edit}
                  own={
                    suggestion.authorId !== null && suggestion.authorId === bench.suggest?.who.id
                  }
                  onGo={() => go(sectionId, suggestion)}
                  onDecide={(decision) => decide(new Set([suggestion.id]), decision)}
                />
              ))}
            </ul>
          </section>
        );
      })}
      <ConfirmDialog
        opened={asked !== null}
        title={t(asked === 'reject' ? 'suggestions.confirmReject' : 'suggestions.confirmAccept')}
        confirm={t(asked === 'reject' ? 'suggestions.rejectAll' : 'suggestions.acceptAll')}
        busy={busy}
        onClose={() => setAsked(null)}
        onConfirm={() => asked && sweep(idsOf(list), asked, () => setAsked(null))}
      >
        {t('suggestions.confirmText', { n: flat.length })}
      </ConfirmDialog>
    </div>
  );
}
