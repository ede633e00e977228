import { Button, Text } from '@mantine/core';
import { type DocumentVersion, documentEndpoints } from '@pv/contract';
import { dayFormat, type Locale, type Translate } from '@pv/texts';
import { IconHistory } from '@tabler/icons-react';
import dayjs from 'dayjs';
import { useState } from 'react';
import { useDocumentStatus } from '../../../editor/shell/DocumentContext.tsx';
import type { PanelProps } from '../../../editor/shell/panels.ts';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useChange, useEndpoint } from '../../../platform/query/use-endpoint.ts';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { DataList, DataRow } from '../../../ui/DataRow.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { PersonLink } from '../../person/public.ts';
import classes from './Versions.module.css';

/** The moment of a version as one says it: «Сегодня, 14:05», «3 ноября, 9:12», with the year if not this one. */
export function whenText(
  moment: string,
  { now, locale, t }: { now: Date; locale: Locale; t: Translate },
): string {
  const then = dayjs(moment);
  const days = dayjs(now).startOf('day').diff(then.startOf('day'), 'day');
  const time = dayFormat(locale, { timeStyle: 'short', hourCycle: 'h23' }).format(then.toDate());
  return `${dayText()}, ${time}`;

  function dayText(): string {
    if (days === 0) return t('panels.versions.today');
    if (days === 1) return t('panels.versions.yesterday');
    const sameYear = then.year() === dayjs(now).year();
    return dayFormat(locale, {
      day: 'numeric',
      month: 'long',
      ...(!sameYear && { year: 'numeric' }),
    }).format(then.toDate());
  }
}

/** Puts a kept edition in the place of the text; the text of now becomes a version too. */
const useRestoreVersion = () =>
  useChange(documentEndpoints.restoreVersion, { stales: [documentEndpoints.versions] });

/** Kept editions of a document, newest first. */
const useVersions = (id: string) => useEndpoint(documentEndpoints.versions, { params: { id } });

/** Earlier editions of the text, and a way back to each. */
export default function VersionsPanel({ view }: PanelProps) {
  const { t, locale } = useTexts();
  const toasts = useToasts();
  const { rights } = useDocumentStatus();
  const versions = useVersions(view.id);
  const restore = useRestoreVersion();
  const [chosen, setChosen] = useState<DocumentVersion | null>(null);
  const when = (version: DocumentVersion) =>
    whenText(version.created_at, { now: new Date(), locale, t });
  const kept = versions.data?.versions;
  const stageOf = ({ stage_id }: DocumentVersion) =>
    view.stages?.find(({ id }) => id === stage_id)?.title;
  return (
    <div className={classes.panel}>
      <Text c="dimmed" size="sm">
        {t('panels.versions.lead')}
      </Text>
      {versions.isPending && <RowsSkeleton rows={5} />}
      {versions.isError && (
        <LoadFailure error={versions.error} onRetry={() => void versions.refetch()} />
      )}
      {kept?.length === 0 && <EmptyState icon={IconHistory} text={t('panels.versions.none')} />}
      {kept && kept.length > 0 && (
        <DataList label={t('panels.versions.title')}>
          {kept.map((version) => (
            <DataRow
              key={version.id}
              title={when(version)}
              note={
                <>
                  {t(`panels.versions.reason.${version.reason}`)}
                  {stageOf(version) && ` · ${stageOf(version)}`}
                  {version.author && (
                    <>
                      {' · '}
                      <PersonLink id={version.author_id} name={version.author} />
                    </>
                  )}
                  {` · ${t('panels.versions.words', { count: version.words })}`}
                </>
              }
              actions={
                rights.edit && (
                  <Button
                    size="compact-sm"
                    variant="subtle"
                    aria-label={t('panels.versions.restoreNamed', { when: when(version) })}
                    onClick={() => setChosen(version)}
                  >
                    {t('panels.versions.restore')}
                  </Button>
                )
              }
            />
          ))}
        </DataList>
      )}
      <ConfirmDialog
        opened={chosen !== null}
        title={t('panels.versions.confirmTitle')}
        confirm={t('panels.versions.restore')}
        busy={restore.isPending}
        onClose={() => setChosen(null)}
        onConfirm={() =>
          chosen &&
          restore.mutate(
            { params: { id: chosen.id } },
            {
              onSuccess: () => toasts.success(t('panels.versions.restored')),
              onSettled: () => setChosen(null),
            },
          )
        }
      >
        {t('panels.versions.confirmText')}
      </ConfirmDialog>
    </div>
  );
}
