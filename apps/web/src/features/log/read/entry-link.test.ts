import { describe, expect, it } from 'vitest';
import { entryWith, STAGE } from './entry.sample.ts';
import { entryLink } from './entry-link.ts';

describe('the link of an entry', () => {
  const page = { to: '/project/$projectType/$id', params: { projectType: 'nir', id: 'project' } };

  it('opens the row of its stage, and of the start stage that of the project', () => {
    const stage = entryWith('stage_changed', { stage: STAGE });
    expect(entryLink(stage)).toEqual({ ...page, search: { open: 'stage' } });
    const start = entryWith('section_sent', { stage: { ...STAGE, kind: 'start', number: null } });
    expect(entryLink(start)).toEqual({ ...page, search: { open: 'about' } });
    const project = entryWith('section_sent', { section: 'project' });
    expect(entryLink(project)).toEqual({ ...page, search: { open: 'about' } });
  });

  it('leads to the document, to the team, to the profile', () => {
    const document = entryLink(entryWith('document_imported', { stage: STAGE }));
    expect(document?.params).toEqual({
      projectType: 'nir',
      projectId: 'project',
      stageId: 'stage',
    });
    expect(entryLink(entryWith('member_joined'))).toEqual({ ...page, hash: 'team' });
    expect(entryLink(entryWith('signed_in', { project: null }))).toEqual({ to: '/profile' });
  });

  it('leads to the project alone where the stage is gone, and nowhere where the project is', () => {
    const stage = { ...STAGE, deleted: true };
    expect(entryLink(entryWith('document_imported', { stage }))).toEqual(page);
    const project = { id: 'project', type: 'nir', title: 'Весы', deleted: true } as const;
    expect(entryLink(entryWith('project_deleted', { project }))).toBeNull();
  });
});
