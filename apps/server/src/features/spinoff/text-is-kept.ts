import { sql } from 'drizzle-orm';

/** Whether the approved text that a row of `startup_documents` names can still be printed. */
export const textIsKept = sql<boolean>`exists (
  select from documents doc join document_versions kept on kept.document_id = doc.id
  where doc.stage_id = startup_documents.stage_id and kept.hash = startup_documents.hash)`;
