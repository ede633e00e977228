import { endpoints, mimeOf } from '@pv/contract';
import type { Locale } from '@pv/texts';
import type { FastifyInstance } from 'fastify';
import { type Deps, inTransaction, type Work } from '../../context.ts';
import { route } from '../../http/route.ts';
import { sendMadeFile } from '../../http/send-made-file.ts';
import { windowsOf } from '../funding/public.ts';
import { createApplication } from './operations/create-application.ts';
import { listApplications } from './operations/list-applications.ts';
import { printApplication } from './operations/print-application.ts';
import { listOffers, refreshFields } from './operations/refresh.ts';
import { removeApplication } from './operations/remove-application.ts';
import { setDeadline } from './operations/set-deadline.ts';
import { setStatus } from './operations/set-status.ts';
import { keepNamed, listVersions, readVersion, restoreVersion } from './operations/versions.ts';
import { changeSection, lockSection, ownSection } from './operations/write-section.ts';
import { presentApplication, recordOf } from './present-application.ts';
import { type ApplicationScene, readScene, tellOthers } from './scene.ts';
import { TEMPLATES, wordIn } from './templates.ts';

/** Applications for grants: begun, written by several people, checked, printed. */
export function applicationRoutes(app: FastifyInstance, deps: Deps): void {
  const { application: calls } = endpoints;
  const { db } = deps.connection;
  const shown = async (locale: Locale, reading: Promise<ApplicationScene>) => {
    const scene = await reading;
    const windows = await windowsOf(db, recordOf(scene));
    return presentApplication(scene, windows, { locale, now: deps.clock() });
  };
  const changed = (locale: Locale, deed: (work: Work) => Promise<ApplicationScene>) =>
    shown(
      locale,
      inTransaction(deps, async (work) => {
        const scene = await deed(work);
        tellOthers(work, scene);
        return scene;
      }),
    );

  route(app, calls.list, async ({ actor: { userId }, locale }) => ({
    applications: await listApplications(db, userId, { locale, now: deps.clock() }),
  }));
  route(app, calls.templates, async ({ locale }) => ({
    templates: TEMPLATES.map(({ code, title, operator, records }) => ({
      code,
      title: wordIn(locale, title),
      operator: wordIn(locale, operator),
      records,
    })),
  }));
  route(app, calls.create, ({ body, actor: { userId }, locale }) =>
    changed(locale, (work) => createApplication(work, userId, body)),
  );
  route(app, calls.get, ({ params: { id }, actor: { userId }, locale }) =>
    shown(locale, readScene(db, id, userId)),
  );
  route(app, calls.change, ({ params: { id }, body, actor: { userId }, locale }) =>
    changed(locale, (work) => setDeadline(work, { id, userId, ...body })),
  );
  route(app, calls.remove, async ({ params: { id }, actor: { userId } }) => {
    await inTransaction(deps, (work) => removeApplication(work, { id, userId }));
    return null;
  });
  route(app, calls.changeSection, ({ params, body, actor: { userId }, locale }) =>
    changed(locale, (work) => changeSection(work, { ...params, userId, ...body })),
  );
  route(app, calls.lock, ({ params, body, actor: { userId }, locale }) =>
    changed(locale, (work) => lockSection(work, { ...params, userId, ...body })),
  );
  route(app, calls.own, ({ params, body: { owner_id: ownerId }, actor: { userId }, locale }) =>
    changed(locale, (work) => ownSection(work, { ...params, userId, ownerId })),
  );
  route(app, calls.offers, async ({ params: { id }, actor: { userId }, locale }) => ({
    offers: await listOffers(db, { id, userId, locale }),
  }));
  route(app, calls.refresh, ({ params: { id }, body, actor: { userId }, locale }) =>
    changed(locale, (work) => refreshFields(work, { id, userId, ...body })),
  );
  route(app, calls.setStatus, ({ params: { id }, body, actor: { userId }, locale }) =>
    changed(locale, (work) => setStatus(work, { id, userId, locale, ...body })),
  );
  route(app, calls.versions, async ({ params: { id }, actor: { userId } }) => ({
    versions: await listVersions(db, { id, userId }),
  }));
  route(app, calls.keep, ({ params: { id }, body, actor: { userId } }) =>
    inTransaction(deps, (work) => keepNamed(work, { id, userId, ...body })),
  );
  route(app, calls.version, ({ params, actor: { userId }, locale }) =>
    shown(locale, readVersion(db, { ...params, userId })),
  );
  route(app, calls.restore, ({ params, actor: { userId }, locale }) =>
    changed(locale, (work) => restoreVersion(work, { ...params, userId })),
  );
  route(app, calls.print, async ({ params: { id }, actor: { userId }, reply }) =>
    sendMadeFile(reply, {
      ...(await printApplication(deps, { id, userId })),
      mime: mimeOf('docx'),
    }),
  );
}
