import { eq } from 'drizzle-orm';
import { similarities } from '../db/schema/index.ts';
import { findThesis } from '../documents/thesis/find-thesis.ts';
import { addComment } from '../features/comment/operations/add-comment.ts';
import { openDiscussion } from '../features/discussion/operations/open-discussion.ts';
import type { DemoName } from './people.ts';
import type { DemoProject, Scene } from './scene.ts';

/** The thesis is shown to everybody; a founder asks twice, and one of his questions still waits. */
export async function addDiscussion(scene: Scene, project: DemoProject): Promise<void> {
  const { trx } = scene.ago(0);
  const document = await findThesis(trx, project.id);
  const { id } = await openDiscussion(scene.ago(9), scene.people[project.owner], {
    project_id: project.id,
    title: 'Обнаружение дефектов сварных швов по радиографическим снимкам',
    abstract:
      'Черновик диплома открыт до предзащиты. Особенно нужны замечания к разметке снимков и к тому, как оценивается уверенность сети.',
    readers: 'everyone',
    files: [],
    document_id: document?.id ?? null,
  });
  const say = (days: number, who: DemoName, text: string, thread: string | null = null) =>
    addComment(scene.ago(days), {
      userId: scene.people[who],
      body: {
        subject: 'discussion',
        subject_id: id,
        text,
        quote: null,
        anchor: null,
        thread_id: thread,
        mentions: [],
      },
    });
  const question = await say(
    8,
    'founder',
    'Сколько снимков размечает человек, если порог уверенности поднять до 0,9?',
  );
  await say(
    7,
    project.owner,
    'На наборе GDXray около трети. Добавлю таблицу по порогам в третью главу.',
    question.id,
  );
  await say(7, 'supervisor', 'Таблица нужна и для снимков предприятия.', question.id);
  await say(4, 'founder', 'Почему U-Net, а не детектор? Для пор хватило бы рамок.');
  // nobody has compared it yet: the jobs of the days before are not there
  await trx.delete(similarities).where(eq(similarities.projectId, project.id));
}
