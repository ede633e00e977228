import { DEFAULT_ZONE, dayStart, type Opportunity } from '@pv/contract';
import { describePage } from '../../../platform/head.ts';

/** Letters that search engines show of a page. */
const SHOWN = 300;

/** A job as schema.org has it; a scholarship and an order are none. */
function dataOf(opportunity: Opportunity): Record<string, unknown> | undefined {
  const { kind, title, organisation, text, requirements, deadline, region, remote } = opportunity;
  if (kind !== 'vacancy' && kind !== 'internship') return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description: [text, requirements].filter(Boolean).join('\n\n'),
    datePosted: opportunity.published_at,
    ...(deadline && { validThrough: dayStart(deadline, DEFAULT_ZONE, 1).toISOString() }),
    ...(kind === 'internship' && { employmentType: 'INTERN' }),
    hiringOrganization: { '@type': 'Organization', name: organisation },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressCountry: 'RU',
        ...(region && { addressLocality: region }),
      },
    },
    ...(remote && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'RU' },
    }),
    ...(opportunity.amount && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'RUB',
        value: { '@type': 'QuantitativeValue', value: opportunity.amount },
      },
    }),
  };
}

/** What search engines are told of an opportunity: of one that is over, to forget it. */
export function describeOpportunity(opportunity: Opportunity | undefined) {
  if (!opportunity) return {};
  const { title, organisation, text, status } = opportunity;
  const open = status === 'published';
  return describePage({
    title: `${title}, ${organisation}`,
    description: text.slice(0, SHOWN),
    unlisted: !open,
    data: open ? dataOf(opportunity) : undefined,
  });
}
