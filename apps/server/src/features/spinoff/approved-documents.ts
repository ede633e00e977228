import type { ProjectState, StageRow } from '../approval/public.ts';

/** A stage with the digest of the text that it was approved with. */
export interface ApprovedDocument {
  stage: StageRow;
  hash: string;
}

/** The texts of a finished work, all of which are approved: those that were sent with something in them. */
export function approvedDocuments({ stages, documents }: ProjectState): ApprovedDocument[] {
  return stages.flatMap((stage) => {
    const document = documents.get(stage.id);
    if (stage.kind === 'start' || !document?.hash || document.empty) return [];
    return [{ stage, hash: document.hash }];
  });
}
