import { readSectionHeads, writeSectionContent } from '@pv/editor-schema';
import type { TestPerson } from './builders.ts';
import { call } from './call.ts';
import { openLiveClient } from './live-client.ts';
import type { TestServer } from './server.ts';
import { waitFor } from './wait-for.ts';

/** Opens the document of a stage as an editor does, types into the section of the stage, or the introduction, and leaves. */
export async function writeDocument(
  server: TestServer,
  origin: string,
  stageId: string,
  { token, text }: { token: TestPerson['token']; text: string },
): Promise<void> {
  const { body } = await call(server, 'GET', `/project/stage/${stageId}/document`, { token });
  const client = await openLiveClient(origin, body.id, token);
  const heads = readSectionHeads(client.doc);
  const own = heads.find((head) => head.stage === stageId);
  const section = own ?? heads.find(({ kind }) => kind === 'intro');
  if (!section) throw new Error('the document has no introduction');
  writeSectionContent(client.doc, section.id, {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  });
  await waitFor(async () => (await client.flush()) === 'saved');
  client.close();
}
