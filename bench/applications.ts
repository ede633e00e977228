import { endpoints, PROJECT_CATEGORIES, ROLE_IDS } from '@pv/contract';
import { call } from './support/caller.ts';
import { clock, measure } from './support/median.ts';
import { printTable, span } from './support/table.ts';
import { withServer } from './support/with-server.ts';

const LONG = 'Робот едет по тротуару и везёт тридцать килограммов. '.repeat(40);

/** An application for a grant, begun and taken out as a DOCX through the server. */
export function benchApplications(): Promise<void> {
  return withServer(async (caller) => {
    const project = await call(caller, endpoints.project.create, {
      body: {
        title: 'Роботы-курьеры',
        category_id: PROJECT_CATEGORIES.project,
        role_id: ROLE_IDS.researcher,
        annotation: LONG,
        template: true,
      },
    });
    const passport = { problem: LONG, solution: LONG, product: LONG, technology: LONG };
    await call(caller, endpoints.passport.change, {
      id: project.id,
      body: { version: 0, ...passport, groundwork: LONG, advantage: LONG },
    });
    const begin = () =>
      call(caller, endpoints.application.create, {
        body: { project_id: project.id, template: 'studstartup', record: null, deadline: null },
      });
    const { id } = await begin();
    const url = `${caller.url}/api${endpoints.application.print.path.replace(':id', id)}`;
    const headers = { authorization: `Bearer ${caller.token}` };
    async function take(): Promise<void> {
      const answer = await fetch(url, { headers });
      if (!answer.ok) throw new Error(`the DOCX: ${answer.status}`);
      await answer.arrayBuffer();
    }
    const found = await measure({
      'begun and filled from the project': () => clock(begin),
      'DOCX, to the last byte': () => clock(take),
    });
    const rows = Object.entries(found).map(([subject, runs]) => [subject, span(runs)]);
    printTable('An application for a grant', [['subject', 'time'], ...rows]);
    console.log('\nAim: < 1 s for the DOCX');
  });
}
