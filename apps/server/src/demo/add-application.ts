import { createApplication } from '../features/application/operations/create-application.ts';
import { setStatus } from '../features/application/operations/set-status.ts';
import { changeSection, ownSection } from '../features/application/operations/write-section.ts';
import { addComment } from '../features/comment/operations/add-comment.ts';
import type { DemoProject, Scene } from './scene.ts';

/** The startup applies for a grant; the mentor checks the application and asks about one section. */
export async function addApplication(scene: Scene, project: DemoProject): Promise<void> {
  const founder = scene.people[project.owner];
  const { row } = await createApplication(scene.ago(6), founder, {
    project_id: project.id,
    template: 'studstartup',
    record: 'student-startup',
    deadline: null,
  });
  const of = { id: row.id, userId: founder };
  const topmanager = scene.people.topmanager;
  await ownSection(scene.ago(6), { ...of, code: 'money', ownerId: topmanager });
  await ownSection(scene.ago(6), { ...of, code: 'people', ownerId: founder });
  await changeSection(scene.ago(5), {
    id: row.id,
    userId: topmanager,
    code: 'money',
    version: 0,
    values: { payback: '14 месяцев после первого платного пилота.' },
  });
  await setStatus(scene.ago(3), { ...of, status: 'checking', in_time: false, locale: 'ru' });
  await addComment(scene.ago(2), {
    userId: scene.people.mentor,
    body: {
      subject: 'application',
      subject_id: row.id,
      text: 'Назовите, кто из сетей уже согласен на пилот: экспертам важны имена.',
      quote: null,
      anchor: {
        section: 'idea',
        node: null,
        source: null,
        quote: '',
        before: '',
        after: '',
        from: null,
        to: null,
      },
      thread_id: null,
      mentions: [],
    },
  });
}
