import { EVENTS, eventOf, type LogEntry, type LogTopic } from '@pv/contract';
import type { LinkProps } from '@tanstack/react-router';

/** Where an entry leads: the page of its project with the right row open, the editor, the profile. */
export type EntryLink = Pick<LinkProps, 'to' | 'params' | 'search' | 'hash'>;

type Project = NonNullable<LogEntry['project']>;

/** The row of the roadmap that an entry is about; the start stage belongs to the project section. */
function rowOf({ stage, section }: LogEntry): string | undefined {
  if (stage && !stage.deleted) return stage.kind === 'start' ? 'about' : stage.id;
  return section === 'project' ? 'about' : undefined;
}

function projectLink({ id, type }: Project, place: Pick<EntryLink, 'search' | 'hash'>): EntryLink {
  return { to: '/project/$projectType/$id', params: { projectType: type, id }, ...place };
}

function rowLink(project: Project, entry: LogEntry): EntryLink {
  const open = rowOf(entry);
  return projectLink(project, open ? { search: { open } } : {});
}

function documentLink(project: Project, entry: LogEntry): EntryLink {
  const { stage } = entry;
  if (!stage || stage.deleted) return rowLink(project, entry);
  return {
    to: '/project/$projectType/$projectId/document/$stageId',
    params: { projectType: project.type, projectId: project.id, stageId: stage.id },
  };
}

const aboutLink = (project: Project) => projectLink(project, { search: { open: 'about' } });
const teamLink = (project: Project) => projectLink(project, { hash: 'team' });

const LINKS: Readonly<
  Record<Exclude<LogTopic, 'account'>, (project: Project, entry: LogEntry) => EntryLink>
> = {
  project: (project, entry) => (entry.stage ? rowLink(project, entry) : aboutLink(project)),
  stage: rowLink,
  approval: rowLink,
  document: documentLink,
  team: teamLink,
  task: rowLink,
  discussion: (project) => projectLink(project, {}),
  application: (project) => projectLink(project, {}),
  event: rowLink,
  note: rowLink,
};

/** The link of an entry to what it is about; null where that is gone. */
export function entryLink(entry: LogEntry): EntryLink | null {
  const { topic } = EVENTS[eventOf(entry.event_uuid)];
  if (topic === 'account') return { to: '/profile' };
  if (!entry.project || entry.project.deleted) return null;
  return LINKS[topic](entry.project, entry);
}
