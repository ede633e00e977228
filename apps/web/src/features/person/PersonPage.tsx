import { Anchor, Button, SegmentedControl } from '@mantine/core';
import { type PublicProfile, userEndpoints, VIEWPOINTS, type Viewpoint } from '@pv/contract';
import type { Locale, PlainTextKey, Translate } from '@pv/texts';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { usePageTitle } from '../../platform/address/use-page-title.ts';
import { isApiError } from '../../platform/api/api-error.ts';
import { useEndpoint } from '../../platform/query/use-endpoint.ts';
import { RichText } from '../../platform/rich-text/RichText.tsx';
import { LoadFailure } from '../../platform/states/LoadFailure.tsx';
import { NotFoundPage } from '../../platform/states/StatePage.tsx';
import { longDay } from '../../ui/days.ts';
import { PageHeader, Section } from '../../ui/PageHeader.tsx';
import { FieldsSkeleton } from '../../ui/Skeletons.tsx';
import { languagesText } from '../profile/public.ts';
import classes from './PersonPage.module.css';

/** What one may see of a person; `as` looks at one's own profile as others do. */
const usePerson = (id: string, as: Viewpoint) =>
  useEndpoint(
    userEndpoints.publicProfile,
    { params: { id }, query: { as } },
    { keepPrevious: true },
  );

/** A line of what a person shows: what it is called and what stands there. */
interface PersonFact {
  label: PlainTextKey;
  value: string;
  /** The value is the JSON of a text with a form. */
  rich?: boolean;
  /** Where a press leads: a mail, a call, a page of an index. */
  href?: string;
}

interface Words {
  t: Translate;
  locale: Locale;
}

const orEmpty = (value: string | null | undefined): string => value ?? '';
const told = (facts: PersonFact[]): PersonFact[] => facts.filter(({ value }) => value !== '');

/** Where the person works or studies, and his degree. */
export function placeFacts(person: PublicProfile): PersonFact[] {
  return told([
    { label: 'profile.field.post', value: person.post },
    { label: 'profile.field.institution', value: person.institution },
    { label: 'profile.field.department', value: person.department },
    { label: 'profile.field.work_place', value: person.work_place },
    { label: 'profile.field.academic_degree', value: person.academic_degree },
    { label: 'profile.field.academic_title', value: person.academic_title },
  ]);
}

/** How to reach the person. */
export function contactFacts(person: PublicProfile, { locale }: Words): PersonFact[] {
  const [email, phone] = [orEmpty(person.email), orEmpty(person.phone)];
  const birth = orEmpty(person.birth_date);
  return told([
    { label: 'profile.field.email', value: email, href: `mailto:${email}` },
    { label: 'profile.field.phone', value: phone, href: `tel:${phone.replaceAll(/[^+\d]/g, '')}` },
    { label: 'profile.field.contacts', value: orEmpty(person.contacts) },
    { label: 'profile.field.birth_date', value: birth && longDay(birth, locale) },
  ]);
}

/** What the person has published of himself. */
export function publishedFacts({ published }: PublicProfile, { t }: Words): PersonFact[] {
  if (!published) return [];
  const level = published.education_level;
  const { orcid, scopus_id: scopus } = published;
  return told([
    { label: 'profile.field.city', value: published.city },
    { label: 'profile.field.education_level', value: level ? t(`profile.education.${level}`) : '' },
    { label: 'profile.field.interests', value: published.interests.join(', ') },
    { label: 'profile.field.skills', value: published.skills.join(', ') },
    { label: 'profile.field.stack', value: published.stack.join(', ') },
    { label: 'profile.field.languages', value: languagesText(published.languages, t) },
    { label: 'profile.field.experience', value: published.experience, rich: true },
    { label: 'profile.field.orcid', value: orcid, href: `https://orcid.org/${orcid}` },
    {
      label: 'profile.field.scopus_id',
      value: scopus,
      href: `https://www.scopus.com/authid/detail.uri?authorId=${scopus}`,
    },
    { label: 'profile.field.researcher_id', value: published.researcher_id },
    { label: 'profile.field.rinc_id', value: published.rinc_id },
  ]);
}

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
