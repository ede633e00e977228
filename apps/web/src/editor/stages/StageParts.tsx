import { Menu, SegmentedControl } from '@mantine/core';
import type { SectionHead } from '@pv/editor-schema';
import { IconFlag } from '@tabler/icons-react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { giveToStage } from '../document/sections.ts';
import { useLiveDocument, useRights, useSections } from '../shell/DocumentContext.tsx';
import classes from './Stages.module.css';
import { useStageName, useStages } from './StagesContext.tsx';

/** The sections of the stage or the whole work; only where the document is opened at a stage before the last. */
export function StageFilter() {
  const { t } = useTexts();
  const shown = useStages();
  const sections = useSections();
  const nameOf = useStageName();
  if (!shown || shown.here.kind === 'finish') return null;
  const own = sections.some((head) => shown.of(head).id === shown.here.id);
  return (
    <>
      <SegmentedControl
        className={classes.filter}
        size="xs"
        aria-label={t('documentStages.filter')}
        title={nameOf(shown.here)}
        data={[
          { value: 'all', label: t('documentStages.all') },
          { value: 'only', label: t('documentStages.only') },
        ]}
        value={shown.only ? 'only' : 'all'}
        onChange={(value) => shown.setOnly(value === 'only')}
      />
      {!own && <p className={classes.none}>{t('documentStages.none')}</p>}
    </>
  );
}

/** Under the name of a section: the stage that it belongs to, where that is not the last one. */
export function StageLabel({ head }: { head: SectionHead }) {
  const shown = useStages();
  const nameOf = useStageName();
  const stage = shown?.of(head);
  if (!stage || stage.kind === 'finish') return null;
  return <span className={classes.label}>{nameOf(stage)}</span>;
}

/** Gives a section to another stage; one that is closed takes none. */
export function StageItems({ head }: { head: SectionHead }) {
  const { t } = useTexts();
  const { doc } = useLiveDocument();
  const rights = useRights();
  const shown = useStages();
  const nameOf = useStageName();
  if (!shown || shown.stages.length < 2) return null;
  const now = shown.of(head).id;
  return (
    <>
      <Menu.Divider />
      <Menu.Label>{t('documentStages.give')}</Menu.Label>
      {shown.stages
        .filter(({ id }) => id !== now)
        .map((stage) => (
          <Menu.Item
            key={stage.id}
            leftSection={<IconFlag size={18} />}
            disabled={rights.closed.some(({ id }) => id === stage.id)}
            onClick={() => giveToStage(doc, head.id, stage.kind === 'finish' ? null : stage.id)}
          >
            {nameOf(stage)}
          </Menu.Item>
        ))}
    </>
  );
}
