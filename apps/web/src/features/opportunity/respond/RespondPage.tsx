import { Button, Select, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { allowed, type OpportunityStanding, responseFields, roleOf } from '@pv/contract';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { isApiError } from '../../../platform/api/api-error.ts';
import { parseKept, useDraft } from '../../../platform/drafts.ts';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { NotFoundPage } from '../../../platform/states/StatePage.tsx';
import { describeError } from '../../../platform/toasts/toasts.tsx';
import { check, useField } from '../../../ui/form/field.ts';
import { submitForm } from '../../../ui/form/submit-form.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { PageSkeleton } from '../../../ui/Skeletons.tsx';
import { useProjects, useRespond, useStanding } from '../api.ts';
import classes from '../Opportunity.module.css';

type Draft = { message: string; project_id: string | null; link: string };
const NOTHING: Draft = { message: '', project_id: null, link: '' };

const fits = { message: check(responseFields.message), link: check(responseFields.link) };

function ResponseForm({ id }: { id: string }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const toasts = useToasts();
  const respond = useRespond();
  const own = useProjects().data?.projects ?? [];
  // what one only looks after is not one's own to show
  const projects = own.filter((project) => allowed(roleOf(project.my_role_id), 'edit'));
  const kept = useDraft(`opportunity.respond.${id}`);
  const form = useForm<Draft>({
    initialValues: { ...NOTHING, ...parseKept(kept.read(), NOTHING) },
    onValuesChange: (draft) => kept.keep(JSON.stringify(draft)),
    validate: { message: (value) => fits.message(value), link: (value) => fits.link(value) },
  });
  const field = useField(form);
  const chosen = projects.find((project) => project.id === form.values.project_id);
  const send = (body: Draft) =>
    respond.mutateAsync({ params: { id }, body }).then(
      ({ id: response }) => {
        kept.drop();
        toasts.success(t('opportunities.respond.sent'));
        void navigate({
          to: '/opportunities/responses/$id',
          params: { id: response },
          replace: true,
        });
      },
      () => undefined,
    );
  return (
    <form
      className={classes.form}
      onSubmit={submitForm(form, (draft) => void send(draft))}
      noValidate
    >
      <Textarea
        label={t('opportunities.respond.message')}
        description={t('opportunities.respond.messageHint')}
        withAsterisk
        autosize
        minRows={5}
        maxRows={16}
        {...field('message')}
      />
      <Select
        label={t('opportunities.respond.project')}
        description={t('opportunities.respond.projectHint')}
        placeholder={t('opportunities.respond.noProject')}
        data={projects.map(({ id: value, title }) => ({ value, label: title }))}
        clearable
        clearButtonProps={{ 'aria-label': t('opportunities.respond.dropProject') }}
        disabled={projects.length === 0}
        value={form.values.project_id}
        onChange={(value) => form.setFieldValue('project_id', value)}
      />
      <TextInput
        label={t('opportunities.respond.link')}
        description={
          <>
            {t('opportunities.respond.linkHint')}{' '}
            <Link
              to="/investor-resume"
              search={chosen?.type === 'startup' ? { project: chosen.id } : {}}
            >
              {t('opportunities.respond.resume')}
            </Link>
          </>
        }
        {...field('link')}
      />
      {respond.error && (
        <Text c="red" role="alert">
          {describeError(respond.error, t)}
        </Text>
      )}
      <div>
        <Button type="submit" loading={respond.isPending}>
          {t('opportunities.respond.send')}
        </Button>
      </div>
    </form>
  );
}

/** Why nobody responds here now, in words; null where one may. */
function useRefusal({ can, opportunity, response }: OpportunityStanding): string | null {
  const { t } = useTexts();
  if (can.respond) return null;
  if (can.read_responses) return t('opportunities.respond.own');
  if (opportunity.by_platform) return t('opportunities.respond.byPlatform');
  if (response && response.status !== 'withdrawn') return t('opportunities.respond.already');
  return t('opportunityList.over');
}

function Loaded({ standing }: { standing: OpportunityStanding }) {
  const { t } = useTexts();
  const { opportunity, response } = standing;
  const { id, title } = opportunity;
  const refusal = useRefusal(standing);
  return (
    <>
      <PageHeader
        title={t('opportunities.respond.title')}
        above={
          <p className={classes.dim}>
            <Link to="/opportunities/$id" params={{ id }}>
              {title}
            </Link>
            {` · ${opportunity.organisation}`}
          </p>
        }
        move={!refusal && <p className={classes.dim}>{t('opportunities.respond.lead')}</p>}
      />
      {refusal ? (
        <p className={classes.note}>
          {refusal}
          {response && (
            <>
              {' '}
              <Link to="/opportunities/responses/$id" params={{ id: response.id }}>
                {t('opportunities.respond.open')}
              </Link>
            </>
          )}
        </p>
      ) : (
        <ResponseForm id={id} />
      )}
    </>
  );
}

/** Responds to an opportunity, or says why one cannot. */
export function RespondPage() {
  const { id } = useParams({ from: '/protected/opportunities/$id/respond' });
  const { data, error, refetch } = useStanding(id);
  if (isApiError(error, 'not_found')) return <NotFoundPage />;
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return data ? <Loaded key={id} standing={data} /> : <PageSkeleton />;
}
