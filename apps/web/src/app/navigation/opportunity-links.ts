import type { PlainTextKey } from '@pv/texts';

/** A place in the group «Возможности» of the menu and the palette. */
interface GroupLink {
  to: string;
  label: PlainTextKey;
}

/** Where money, work and papers for a startup are found. */
export const OPPORTUNITY_LINKS: readonly GroupLink[] = [
  { to: '/opportunities', label: 'shell.nav.opportunities' },
  { to: '/investment-navigator', label: 'shell.nav.navigator' },
  { to: '/grant-applications', label: 'shell.nav.applications' },
  { to: '/investor-resume', label: 'shell.nav.resume' },
  { to: '/document-templates', label: 'shell.nav.templates' },
];
