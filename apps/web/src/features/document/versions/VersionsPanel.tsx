import { SegmentedControl, Text } from '@mantine/core';
import type { DocumentVersion } from '@pv/contract';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { useRights } from '../../../editor/shell/DocumentContext.tsx';
import type { PanelProps } from '../../../editor/shell/panels.ts';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { DataList } from '../../../ui/DataRow.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { useVersions } from './api.ts';
import { SaveVersion } from './SaveVersion.tsx';
import { VersionDialog } from './VersionDialog.tsx';
import { VersionRow } from './VersionRow.tsx';
import classes from './Versions.module.css';
import { useVersionWords } from './version-words.ts';

/** The versions of each day together, in the order that they come in. */
function byDay(
  versions: readonly DocumentVersion[],
  dayOf: (version: DocumentVersion) => string,
): [string, DocumentVersion[]][] {
  const days = new Map<string, DocumentVersion[]>();
  for (const version of versions) {
    const day = dayOf(version);
    days.set(day, [...(days.get(day) ?? []), version]);
  }
  return [...days];
}

type Filter = 'all' | 'named';

/** Kept editions of the text by days; each is looked at, compared and restored. */
export default function VersionsPanel({ view }: PanelProps) {
  const { t } = useTexts();
  const words = useVersionWords();
  const rights = useRights();
  const versions = useVersions(view.id);
  const [filter, setFilter] = useState<Filter>('all');
  const [looked, setLooked] = useState<string | null>(null);
  const kept = versions.data?.versions;
  const shown = kept?.filter(({ reason }) => filter === 'all' || reason === 'named') ?? [];
  const opened = kept?.find(({ id }) => id === looked);
  const stageOf = ({ stage_id }: DocumentVersion) =>
    view.stages?.find(({ id }) => id === stage_id)?.title;
  return (
    <div className={classes.panel}>
      <Text c="dimmed" size="sm">
        {t('versions.lead')}
      </Text>
      {rights.locked !== 'role' && <SaveVersion documentId={view.id} />}
      {versions.isPending && <RowsSkeleton rows={5} />}
      {versions.isError && !kept && (
        <LoadFailure error={versions.error} onRetry={() => void versions.refetch()} />
      )}
      {kept?.length === 0 && <EmptyState icon={IconHistory} text={t('versions.none')} />}
      {kept && kept.length > 0 && (
        <SegmentedControl
          size="sm"
          aria-label={t('versions.filter')}
          value={filter}
          onChange={(value) => setFilter(value === 'named' ? 'named' : 'all')}
          data={[
            { value: 'all', label: t('versions.all') },
            { value: 'named', label: t('versions.named') },
          ]}
        />
      )}
      {kept && kept.length > 0 && shown.length === 0 && (
        <Text c="dimmed">{t('versions.noNamed')}</Text>
      )}
      {byDay(shown, words.day).map(([day, ofDay]) => (
        <section key={day}>
          <h3 className={classes.day}>{day}</h3>
          <DataList label={day}>
            {ofDay.map((version) => (
              <VersionRow
                key={version.id}
                version={version}
                stage={stageOf(version)}
                onLook={() => setLooked(version.id)}
              />
            ))}
          </DataList>
        </section>
      ))}
      {kept && opened && (
        <VersionDialog
          key={opened.id}
          version={opened}
          versions={kept}
          onClose={() => setLooked(null)}
        />
      )}
    </div>
  );
}
