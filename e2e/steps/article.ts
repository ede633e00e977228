import { endpoints } from '@pv/contract';
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
