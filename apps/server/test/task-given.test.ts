import { describe, expect, it } from 'vitest';
import { readProject } from './support/builders.ts';
import { call } from './support/call.ts';
import { removeFile, sendFile } from './support/file-calls.ts';
import { serveProject } from './support/serve-project.ts';

describe('the task of a project', () => {
  const served = serveProject();

  /** Whether the sender will be asked about a task that is missing. */
  async function missed(): Promise<boolean> {
    const { server, project } = served;
    const { actions } = await readProject(server, project, project.researcher);
    return actions.some(({ warnings }: { warnings: string[] }) => warnings.includes('task'));
  }

  it('is either a file or a text of any kind, and one of them is enough', async () => {
    const { server, project } = served;
    const { researcher } = project;
    expect(await missed()).toBe(true);
    const file = await sendFile(server, researcher, { project, slot: 'task_statement_file' });
    expect(await missed()).toBe(false);
    await removeFile(server, researcher, file);
    expect(await missed()).toBe(true);

    const list = `/project/${project.id}/task_dynamic_filed`;
    const body = { title: 'Задачи', kind: 'content' };
    const { body: field } = await call(server, 'POST', list, { token: researcher.token, body });
    expect(await missed()).toBe(true);
    const write = (...content: object[]) =>
      call(server, 'PATCH', `${list}/${field.id}`, {
        token: researcher.token,
        body: { content: JSON.stringify({ type: 'doc', content }) },
      });
    await write({ type: 'paragraph' }, { type: 'paragraph' });
    expect(await missed()).toBe(true);
    await write({ type: 'paragraph', content: [{ type: 'text', text: 'Сравнить' }] });
    expect(await missed()).toBe(false);
  });
});
