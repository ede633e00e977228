import { Button } from '@mantine/core';
import {
  type Passport,
  PROJECT_CALLS,
  type Project,
  passportEndpoints,
  projectTypeSchema,
} from '@pv/contract';
import { Link, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { usePageTitle } from '../../platform/address/use-page-title.ts';
import { isApiError } from '../../platform/api/api-error.ts';
import { useEndpoint } from '../../platform/query/use-endpoint.ts';
import { LoadFailure } from '../../platform/states/LoadFailure.tsx';
import { NotFoundPage } from '../../platform/states/StatePage.tsx';
import { PageHeader, Section } from '../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import classes from './Passport.module.css';
import { PassportField } from './PassportField.tsx';
import { proposalsOf } from './proposals.ts';
import { fieldsOf, SECTION_NAMES } from './sections.ts';
import { usePassportForm } from './use-passport-form.ts';

function Form({ project, passport }: { project: Project; passport: Passport }) {
  const { t } = useTexts();
  const form = usePassportForm(passport);
  const proposals = proposalsOf(project);
  useEffect(() => {
    // a link from the sheet leads to its field, which is drawn later than the address is read
    const target = document.getElementById(window.location.hash.slice(1));
    target?.scrollIntoView({ block: 'center' });
    target?.focus({ preventScroll: true });
  }, []);
  const { readiness, confirmed } = passport;
  return SECTION_NAMES.map((section) => (
    <Section key={section} id={section} title={t(`passport.section.${section}`)}>
      {section === 'product' && (
        <p>
          {readiness === null
            ? t('passport.readiness.none')
            : t(`passport.readiness.${readiness === confirmed ? 'reached' : 'declared'}`, {
                level: readiness,
              })}{' '}
          <Link
            to="/project/$projectType/$id/readiness"
            params={{ projectType: project.type, id: project.id }}
          >
            {t('passport.readiness.link')}
          </Link>
        </p>
      )}
      <fieldset className={classes.rows} disabled={!passport.can.edit}>
        <div className={classes.fields}>
          {fieldsOf(section).map(([name, kind]) => (
            <PassportField
              key={name}
              form={form}
              name={name}
              kind={kind}
              projectId={project.id}
              proposal={passport.can.edit ? proposals[name] : undefined}
            />
          ))}
        </div>
      </fieldset>
    </Section>
  ));
}

function OfProject({ type, id }: Pick<Project, 'type' | 'id'>) {
  const { t } = useTexts();
  const params = { id };
  const project = useEndpoint(PROJECT_CALLS[type].project.get, { params });
  const passport = useEndpoint(passportEndpoints.get, { params });
  const title = project.data?.title;
  usePageTitle(title && `${t('passport.title')} · ${title}`, null);
  const error = project.error ?? passport.error;
  if (isApiError(error, 'not_found', 'validation_failed')) return <NotFoundPage />;
  return (
    <>
      <PageHeader
        above={
          title && (
            <Link to="/project/$projectType/$id" params={{ projectType: type, id }}>
              {title}
            </Link>
          )
        }
        title={t('passport.title')}
        action={
          <Button
            variant="default"
            renderRoot={(root) => <Link {...root} to="/investor-resume" search={{ project: id }} />}
          >
            {t('passport.toResume')}
          </Button>
        }
      />
      {project.data && passport.data ? (
        <>
          <p>{t(passport.data.can.edit ? 'passport.lead' : 'passport.readOnly')}</p>
          <Form project={project.data} passport={passport.data} />
        </>
      ) : error ? (
        <LoadFailure
          error={error}
          onRetry={() => {
            void project.refetch();
            void passport.refetch();
          }}
        />
      ) : (
        <RowsSkeleton rows={8} />
      )}
    </>
  );
}

/** What a venture tells whoever gives money: typed once, saved as it is typed. */
export function PassportPage() {
  const { projectType, id } = useParams({ from: '/protected/project/$projectType/$id/passport' });
  const type = projectTypeSchema.safeParse(projectType);
  return type.success ? <OfProject key={id} type={type.data} id={id} /> : <NotFoundPage />;
}
