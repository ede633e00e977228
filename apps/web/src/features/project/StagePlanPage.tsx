import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { idSchema } from '@pv/contract';
import { IconFolderOpen, IconSearch } from '@tabler/icons-react';
import { Link, Navigate, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { z } from 'zod';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { isApiError } from '../../platform/api/api-error.ts';
import { useDraft } from '../../platform/drafts.ts';
import { useRowKeys } from '../../platform/keys.ts';
import { LoadFailure } from '../../platform/states/LoadFailure.tsx';
import { DataList, DataRow } from '../../ui/DataRow.tsx';
import { EmptyState, NothingFound } from '../../ui/EmptyState.tsx';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { MoveLine } from '../../ui/MoveLine.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { useProject } from './api.ts';
import { useApprovalWords } from './approval/use-approval-words.ts';
import { useProjects } from './list/api.ts';
import { PlanView, withPlan } from './plan/PlanView.tsx';

/** Typing rests this long before the list is searched, ms. */
const REST = 250;

/** The reader's projects that have stages, to choose one whose plan is shown. */
function ChoosePlan() {
  const { t } = useTexts();
  const words = useApprovalWords();
  const { type } = useSearch({ from: '/protected/stage-plan' });
  const [text, setText] = useState('');
  const [searched] = useDebouncedValue(text.trim(), REST);
  const list = useProjects({
    ...(type && { project_type: type }),
    ...(searched && { all_parameters: searched }),
  });
  useRowKeys('main li a');
  const rows = withPlan(list.data?.rows ?? []);
  const none = list.isSuccess && rows.length === 0 && !list.hasNextPage;
  const searches = rows.length > 0 || text !== '' || searched !== '';

  if (none && !searches) {
    return (
      <EmptyState
        icon={IconFolderOpen}
        text={t('roadmap.page.noProjects')}
        action={
          <Button component={Link} to="/project-add/nir">
            {t('projectPage.list.create')}
          </Button>
        }
      />
    );
  }
  return (
    <>
      {searches && (
        <TextInput
          data-search
          aria-label={t('projectPage.list.search')}
          placeholder={t('projectPage.list.search')}
          leftSection={<IconSearch size={18} stroke={1.6} aria-hidden="true" />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          maw={420}
          mb="md"
        />
      )}
      {list.isPending && <RowsSkeleton />}
      {list.isError && <LoadFailure error={list.error} onRetry={() => void list.refetch()} />}
      {none && <NothingFound text={t('projectPage.list.notFound')} onClear={() => setText('')} />}
      {rows.length > 0 && (
        <DataList label={t('roadmap.page.choose')}>
          {rows.map((row) => (
            <DataRow
              key={row.id}
              title={
                <Link to="/stage-plan" search={{ type: row.type, project: row.id }}>
                  {row.title}
                </Link>
              }
              note={
                <MoveLine
                  compact
                  {...(row.move ? words.move(row.move, true) : { who: 'nobody' })}
                />
              }
            />
          ))}
        </DataList>
      )}
      <MoreButton list={list} />
    </>
  );
}

const planSchema = z.object({ type: z.enum(['nir', 'startup']), project: idSchema });

/** Which project's plan is shown. */
type PlanAddress = z.infer<typeof planSchema>;

/** The address as it was kept; null for anything else. */
export function parsePlan(kept: string | null): PlanAddress | null {
  try {
    return planSchema.safeParse(JSON.parse(kept ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

/** The plan that the signed-in person looked at last, on this device. */
function useLastPlan() {
  const kept = useDraft('stage_plan');
  return useMemo(
    () => ({
      read: () => parsePlan(kept.read()),
      keep: (plan: PlanAddress) => kept.keep(JSON.stringify(plan)),
      forget: kept.drop,
    }),
    [kept],
  );
}

function Choosing({ gone }: { gone?: boolean }) {
  const { t } = useTexts();
  return (
    <>
      <PageHeader title={t('shell.nav.stagePlan')} />
      {gone && <p role="status">{t('roadmap.page.gone')}</p>}
      <ChoosePlan />
    </>
  );
}

function PlanOf(plan: PlanAddress) {
  const { type, project: id } = plan;
  const { t } = useTexts();
  const project = useProject(type, id);
  const last = useLastPlan();
  const gone = isApiError(project.error, 'not_found', 'validation_failed');
  const found = project.data !== undefined && !gone;
  useEffect(() => {
    if (found) last.keep({ type, project: id });
    if (gone && last.read()?.project === id) last.forget();
  }, [found, gone, last, type, id]);

  if (gone) return <Choosing gone />;
  if (project.data) return <PlanView project={project.data} />;
  return (
    <>
      <PageHeader title={t('shell.nav.stagePlan')} />
      {project.error ? (
        <LoadFailure error={project.error} onRetry={project.refetch} />
      ) : (
        <RowsSkeleton rows={8} />
      )}
    </>
  );
}

/** The plan of all stages of a project; without a project the one looked at last, or a choice. */
export function StagePlanPage() {
  const { type, project } = useSearch({ from: '/protected/stage-plan' });
  const last = useLastPlan();
  if (type && project) return <PlanOf key={project} type={type} project={project} />;
  const kept = last.read();
  if (kept && (!type || kept.type === type)) {
    return <Navigate to="/stage-plan" search={kept} replace />;
  }
  return <Choosing />;
}
