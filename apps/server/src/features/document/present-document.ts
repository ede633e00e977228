import type { DocumentView } from '@pv/contract';
import type { OpenedDocument } from './load-access.ts';
import { titlePageOf } from './title-page.ts';

/** A document as its editor sees it before it connects. */
export function presentDocument(opened: OpenedDocument, now: Date): DocumentView {
  const { access } = opened;
  return {
    id: opened.id,
    stage_id: access.stage.id,
    project_id: access.project.id,
    project_title: access.project.title,
    stage_title: access.stage.title,
    updated_at: opened.updatedAt.toISOString(),
    locked: opened.locked,
    can: opened.can,
    title_page: titlePageOf(access, now),
  };
}
