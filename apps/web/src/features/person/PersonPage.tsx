import { Anchor, Button, SegmentedControl } from '@mantine/core';
import { VIEWPOINTS, type Viewpoint } from '@pv/contract';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { usePageTitle } from '../../platform/address/use-page-title.ts';
import { isApiError } from '../../platform/api/api-error.ts';
import { RichText } from '../../platform/rich-text/RichText.tsx';
import { LoadFailure } from '../../platform/states/LoadFailure.tsx';
import { NotFoundPage } from '../../platform/states/StatePage.tsx';
import { PageHeader, Section } from '../../ui/PageHeader.tsx';
import { FieldsSkeleton } from '../../ui/Skeletons.tsx';
import { usePerson } from './api.ts';
import { contactFacts, type PersonFact, placeFacts, publishedFacts } from './describe-person.ts';
import classes from './PersonPage.module.css';

function Value({ value, href, rich }: PersonFact) {
  if (rich) return <RichText content={value} />;
  return href ? <Anchor href={href}>{value}</Anchor> : value;
}

/** A part of the page of a person; draws nothing without facts. */
function Facts({ title, facts }: { title: string; facts: readonly PersonFact[] }) {
  const { t } = useTexts();
  if (facts.length === 0) return null;
  return (
    <Section title={title}>
      <dl className={classes.facts}>
        {facts.map((fact) => (
          <div key={fact.label} className={classes.fact}>
            <dt>{t(fact.label)}</dt>
            <dd>
              <Value {...fact} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

interface OwnViewProps {
  as: Viewpoint;
  onAs: (as: Viewpoint) => void;
}

/** Above one's own page: by whose eyes it is seen, and where that is changed. */
function OwnView({ as, onAs }: OwnViewProps) {
  const { t } = useTexts();
  return (
    <div className={classes.own}>
      <span>{t('person.own')}</span>
      <SegmentedControl
        aria-label={t('person.own')}
        data={VIEWPOINTS.map((value) => ({ value, label: t(`person.as.${value}`) }))}
        value={as}
        onChange={(value) => onAs(value === 'team' ? 'team' : 'others')}
      />
      <Button component={Link} to="/profile" hash="visibility" variant="default">
        {t('person.change')}
      </Button>
    </div>
  );
}

const route = getRouteApi('/protected/person/$id');

/** Another person: exactly what one may see of him. One's own page shows what others see. */
export function PersonPage() {
  const { t, locale } = useTexts();
  const { id } = route.useParams();
  const navigate = useNavigate();
  const { as = 'team' }: { as?: Viewpoint | undefined } = route.useSearch();
  const lookAs = (next: Viewpoint) =>
    void navigate({ to: '.', search: next === 'team' ? {} : { as: next }, resetScroll: false });
  const person = usePerson(id, as);
  usePageTitle(person.data?.full_name, 'page');
  if (isApiError(person.error, 'not_found')) return <NotFoundPage />;
  if (person.isPending) return <FieldsSkeleton fields={4} />;
  if (person.isLoadingError) {
    return <LoadFailure error={person.error} onRetry={() => void person.refetch()} />;
  }
  const { data } = person;
  const words = { t, locale };
  const groups = [
    { title: t('profile.section.study'), facts: placeFacts(data) },
    { title: t('person.contacts'), facts: contactFacts(data, words) },
    { title: t('person.about'), facts: publishedFacts(data, words) },
  ];
  const silent = groups.every(({ facts }) => facts.length === 0);
  return (
    <div className={classes.page}>
      <PageHeader title={data.full_name || t('person.noName')} />
      {data.is_me && <OwnView as={as} onAs={lookAs} />}
      {silent && <p className={classes.silent}>{t('person.silent')}</p>}
      {groups.map((group) => (
        <Facts key={group.title} {...group} />
      ))}
      {data.projects.length > 0 && (
        <Section title={t('person.projects')}>
          <ul className={classes.projects}>
            {data.projects.map((project) => (
              <li key={project.id}>
                <Link
                  to="/project/$projectType/$id"
                  params={{ projectType: project.type, id: project.id }}
                >
                  {project.title}
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}
