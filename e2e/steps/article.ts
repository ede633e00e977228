import { endpoints, PROJECT_CALLS, ROLE_IDS } from '@pv/contract';
import { call } from '../../bench/support/caller.ts';

/** Who calls the product at an address. */
interface Caller {
  url: string;
  token: string;
}

/** Makes a draft of an article that lacks nothing, for an editor; gives its id. */
export async function newDraft(editor: Caller): Promise<string> {
  const { articleEditor } = endpoints;
  const { id } = await call(editor, articleEditor.create, { body: { section: 'science' } });
  const paragraph = {
    type: 'paragraph',
    content: [{ type: 'text', text: 'В шкафу три прибора.' }],
  };
  const text = JSON.stringify({ type: 'doc', content: [paragraph] });
  const body = [{ heading: 'Где стоит шкаф', text, picture: null }];
  const ru = { title: 'Приборы кафедры', summary: 'Что стоит в шкафу.', body };
  const content = { ru, kinds: ['nir' as const], stage: 'start' as const };
  await call(editor, articleEditor.change, { id, body: { version: 0, content } });
  return id;
}

/** Finishes an article of one author and offers it to the editors; gives the path on which they read it. */
export async function newOffer(author: Caller, title: string): Promise<string> {
  const { project, stage } = PROJECT_CALLS.article;
  const { editorSync } = endpoints.document;
  const created = { title, role_id: ROLE_IDS.researcher };
  const { id } = await call(author, project.create, { body: created });
  await call(author, project.approve, { id, body: {} });
  const { stages } = await call(author, project.get, { id });
  const finish = stages.at(-1)?.id ?? '';
  const { data } = await call(author, editorSync, {
    id: finish,
    body: { base_version: null, sections: [] },
  });
  const intro = data.sections.find(({ kind }) => kind === 'intro');
  if (!intro) throw new Error('the manuscript has no introduction');
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'Шум мешает мерить.' }] };
  const written = { ...intro, content: { type: 'doc', content: [paragraph] } };
  const body = { base_version: data.version, sections: [written] };
  await call(author, editorSync, { id: finish, body });
  await call(author, stage.finishApprove, { id: finish, body: {} });
  const offer = { section: 'science', message: 'Для студентов' } as const;
  await call(author, endpoints.proposal.propose, { id, body: offer });
  const { proposals } = await call(author, endpoints.proposal.list);
  return `/articles-desk/proposals/${proposals[0]?.id}`;
}
