import { Navigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { isApiError } from '../../platform/api/api-error.ts';
import { LoadFailure } from '../../platform/states/LoadFailure.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { useProject } from './api.ts';
import { ChoosePlan } from './plan/ChoosePlan.tsx';
import { type PlanAddress, useLastPlan } from './plan/last-plan.ts';
import { PlanView } from './plan/PlanView.tsx';

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
