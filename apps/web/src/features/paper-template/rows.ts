import type { FormKind, PaperTemplateName, ProjectRow } from '@pv/contract';
import type { LinkProps } from '@tanstack/react-router';
import type { Paper } from './api.ts';

/** The project that papers are filled from. */
export type Filled = Pick<ProjectRow, 'id' | 'type' | 'category_id'>;

/** Where something else is made. */
type Place = Pick<LinkProps, 'to' | 'params' | 'search'>;

/** What is made elsewhere in the product. */
type Elsewhere = 'editor' | 'events' | 'investor_resume' | 'grant_application' | 'vacancy';

export type PaperRow =
  | (Paper & { legal?: true })
  | { kind: 'elsewhere'; name: Elsewhere; placeOf: (project: Filled | null) => Place };

const template = (name: PaperTemplateName): PaperRow => ({ kind: 'template', name });
const legal = (name: PaperTemplateName): PaperRow => ({ kind: 'template', name, legal: true });
const form = (name: FormKind): PaperRow => ({ kind: 'form', name });
const elsewhere = (name: Elsewhere, placeOf: (project: Filled | null) => Place): PaperRow => ({
  kind: 'elsewhere',
  name,
  placeOf,
});

const withProject =
  (to: '/investor-resume' | '/grant-applications/new') =>
  (project: Filled | null): Place => ({ to, ...(project && { search: { project: project.id } }) });

/** Every document that the product makes, by what it is for. */
export const GROUPS = {
  study: [
    template('topic_application'),
    form('task_sheet'),
    template('individual_plan'),
    template('annotation'),
    template('supervisor_review'),
    template('review'),
    elsewhere('editor', (project) =>
      project
        ? {
            to: '/project/$projectType/$id',
            params: { projectType: project.type, id: project.id },
          }
        : { to: '/projects' },
    ),
  ],
  research: [
    template('research_terms'),
    template('customer_terms'),
    template('introduction_note'),
    elsewhere('vacancy', () => ({ to: '/opportunities/new' })),
  ],
  venture: [
    template('startup_passport'),
    elsewhere('investor_resume', withProject('/investor-resume')),
    elsewhere('grant_application', withProject('/grant-applications/new')),
    { kind: 'model', name: 'financial_model' },
    template('budget'),
    template('grant_plan'),
  ],
  legal: [legal('founders_agreement'), legal('nda'), legal('research_contract')],
  approval: [
    form('calendar_plan'),
    form('approval_sheet'),
    elsewhere('events', () => ({ to: '/control-events' })),
  ],
} as const satisfies Record<string, readonly PaperRow[]>;

export type PaperGroup = keyof typeof GROUPS;

/** Whether every word sought stands in the texts, whatever their case; ё is е. */
export function isSought(sought: string, texts: readonly string[]): boolean {
  const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е');
  const text = plain(texts.join(' '));
  return plain(sought)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
