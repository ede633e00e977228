import type { DocumentSnapshot } from '@pv/editor-schema';
import { type Asset, buildDocument, completeTitlePage, formatSource } from '@pv/gost';
import { writeDocx } from '@pv/gost/docx';
import { DEMO_VIEW } from '../demo-text.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The demo as a DOCX, made in the browser by the same code as on the server. */
export async function writeDemoFile(
  snapshot: DocumentSnapshot,
  assets: ReadonlyMap<string, Asset>,
): Promise<Blob> {
  const bytes = await writeDocx(
    buildDocument(snapshot, {
      titlePage: completeTitlePage(DEMO_VIEW.title_page, snapshot.settings),
      assets,
      formatSource,
    }),
  );
  return new Blob([bytes.slice()], { type: DOCX });
}
