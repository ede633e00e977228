import type { OpportunityStanding } from '@pv/contract';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { isApiError } from '../../../platform/api/api-error.ts';
import { parseKept, useDraft } from '../../../platform/drafts.ts';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { NotFoundPage } from '../../../platform/states/StatePage.tsx';
import { describeError } from '../../../platform/toasts/toasts.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { PageSkeleton } from '../../../ui/Skeletons.tsx';
import { useSave, useStanding } from '../api.ts';
import { OpportunityForm } from '../form/OpportunityForm.tsx';
import classes from '../Opportunity.module.css';

interface LoadedProps {
  standing: OpportunityStanding;
  /** Reads it anew and gives its version. */
  reread: () => Promise<number | undefined>;
}

function Loaded({ standing, reread }: LoadedProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const toasts = useToasts();
  const { lacking = false } = useSearch({ from: '/protected/opportunities/$id/edit' });
  const save = useSave();
  const {
    id,
    status: _status,
    published_at: _at,
    by_platform: byPlatform,
    ...told
  } = standing.opportunity;
  const place = `opportunity.${id}`;
  const kept = useDraft(place);
  // what was kept on this device was begun from the version of that day
  const [version, setVersion] = useState(
    () => parseKept(kept.read(), { version: 0 }).version ?? standing.version,
  );
  const stale = isApiError(save.error, 'stale_version');
  const failure =
    save.error && (stale ? t('opportunities.form.stale') : describeError(save.error, t));
  return (
    <>
      <PageHeader
        title={t('opportunities.edit')}
        above={
          <p className={classes.dim}>
            <Link to="/opportunities/$id/manage" params={{ id }}>
              {told.title}
            </Link>
          </p>
        }
      />
      <OpportunityForm
        initial={told}
        place={place}
        version={version}
        made
        lacking={lacking}
        byPlatform={byPlatform}
        busy={save.isPending}
        failure={failure}
        onSave={({ kind: _kind, ...content }, done) =>
          save.mutateAsync({ params: { id }, body: { ...content, version } }).then(
            () => {
              done();
              toasts.success(t('opportunities.form.saved'));
              void navigate({ to: '/opportunities/$id/manage', params: { id } });
            },
            async (error: unknown) => {
              // saved once more, it stands over what was written meanwhile
              if (isApiError(error, 'stale_version')) setVersion((await reread()) ?? version);
            },
          )
        }
      />
    </>
  );
}

/** Changes an opportunity: one's own, or one that came with the product, by its editors. */
export function EditOpportunityPage() {
  const { id } = useParams({ from: '/protected/opportunities/$id/edit' });
  const { data, error, refetch } = useStanding(id);
  if (isApiError(error, 'not_found')) return <NotFoundPage />;
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  if (!data.can.edit) return <NotFoundPage />;
  const reread = () => refetch().then((next) => next.data?.version);
  return <Loaded key={id} standing={data} reread={reread} />;
}
