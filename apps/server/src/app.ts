import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Redis } from 'ioredis';
import type { Deps } from './context.ts';
import { accountRoutes } from './features/account/routes.ts';
import { applicationRoutes } from './features/application/routes.ts';
import { archiveRoutes } from './features/archive/routes.ts';
import { authRoutes } from './features/auth/routes.ts';
import { commentRoutes } from './features/comment/routes.ts';
import { controlEventRoutes } from './features/control-event/routes.ts';
import { devRoutes } from './features/dev/routes.ts';
import { discussionRoutes } from './features/discussion/routes.ts';
import { documentRoutes } from './features/document/routes.ts';
import { docxCheckRoutes } from './features/docx-check/routes.ts';
import { editionRoutes } from './features/edition/routes.ts';
import { exampleRoutes } from './features/example/routes.ts';
import { fileRoutes } from './features/file/routes.ts';
import { filterRoutes } from './features/filter/routes.ts';
import { formRoutes } from './features/form/routes.ts';
import { formatProfileRoutes } from './features/format-profile/routes.ts';
import { fundingRecordRoutes, fundingRoutes } from './features/funding/routes.ts';
import { guestReviewRoutes } from './features/guest-review/routes.ts';
import { healthRoutes } from './features/health/routes.ts';
import { logRoutes } from './features/log/routes.ts';
import { noteRoutes } from './features/note/routes.ts';
import { notificationRoutes } from './features/notification/routes.ts';
import { opportunityRoutes } from './features/opportunity/routes.ts';
import { overviewRoutes } from './features/overview/routes.ts';
import { paperTemplateRoutes } from './features/paper-template/routes.ts';
import { passportRoutes } from './features/passport/routes.ts';
import { projectRoutes } from './features/project/routes.ts';
import { articleEditorRoutes } from './features/publication/editor-routes.ts';
import { proposalRoutes } from './features/publication/proposal-routes.ts';
import { publicationRoutes } from './features/publication/public-routes.ts';
import { siteRoutes } from './features/publication/site-routes.ts';
import { resumeRoutes } from './features/resume/routes.ts';
import { reviewRoutes } from './features/review/routes.ts';
import { similarityRoutes } from './features/similarity/routes.ts';
import { siteMapRoutes } from './features/site-map/routes.ts';
import { sourceRoutes } from './features/source/routes.ts';
import { spinoffRoutes } from './features/spinoff/routes.ts';
import { stageRoutes } from './features/stage/routes.ts';
import { storageRoutes } from './features/storage/routes.ts';
import { supportDeskRoutes } from './features/support/desk-routes.ts';
import { supportRoutes } from './features/support/routes.ts';
import { taskRoutes } from './features/task/routes.ts';
import { teamRoutes } from './features/team/routes.ts';
import { userRoutes } from './features/user/routes.ts';
import { waitingRoutes } from './features/waiting/routes.ts';
import { answerBrokenRequest } from './http/broken-request.ts';
import { answerBadUrl, errorsPlugin } from './http/errors.ts';
import { limitsPlugin } from './http/limits.ts';
import { openapiPlugin } from './http/openapi.ts';
import { packingPlugin } from './http/packing.ts';
import { openRenderer } from './http/pages/open-renderer.ts';
import { securityPlugin } from './http/security.ts';
import { sessionPlugin } from './http/session.ts';
import { storableTextPlugin } from './http/storable-text.ts';
import { webPlugin } from './http/web.ts';
import { logOptions } from './log.ts';

/** How long a request may take to arrive: 200 MB over a slow line, but not for ever. */
const REQUEST_MS = 60 * 60_000;

/** Builds the application without listening; tests inject requests into it. */
export async function buildApp(deps: Deps, redis: Redis | null = null): Promise<FastifyInstance> {
  const { config } = deps;
  const app = Fastify({
    logger: logOptions(config),
    trustProxy: config.trustProxy,
    frameworkErrors: answerBadUrl,
    clientErrorHandler: answerBrokenRequest,
    bodyLimit: 2 * 1024 * 1024,
    requestTimeout: REQUEST_MS,
    routerOptions: { maxParamLength: 2000 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(securityPlugin, { publicUrl: config.publicUrl });
  await app.register(errorsPlugin);
  await app.register(sessionPlugin, deps);
  await app.register(limitsPlugin, { config, redis });
  await app.register(storableTextPlugin);
  await app.register(packingPlugin);
  await app.register(openapiPlugin);
  deps.documents.live.attach(app.server);
  // editors would keep the server from closing
  app.addHook('preClose', () => deps.documents.live.disconnect());
  app.addHook('preClose', async () => deps.push.close());
  await app.register(
    async (api) => {
      healthRoutes(api, deps);
      authRoutes(api, deps);
      userRoutes(api, deps);
      accountRoutes(api, deps);
      documentRoutes(api, deps);
      projectRoutes(api, deps);
      exampleRoutes(api, deps);
      filterRoutes(api, deps);
      formatProfileRoutes(api, deps);
      formRoutes(api, deps);
      archiveRoutes(api, deps);
      similarityRoutes(api, deps);
      passportRoutes(api, deps);
      opportunityRoutes(api, deps);
      paperTemplateRoutes(api, deps);
      resumeRoutes(api, deps);
      applicationRoutes(api, deps);
      fundingRoutes(api, deps);
      fundingRecordRoutes(api, deps);
      stageRoutes(api, deps);
      fileRoutes(api, deps);
      taskRoutes(api, deps);
      teamRoutes(api, deps);
      spinoffRoutes(api, deps);
      sourceRoutes(api, deps);
      logRoutes(api, deps);
      commentRoutes(api, deps);
      discussionRoutes(api, deps);
      guestReviewRoutes(api, deps);
      controlEventRoutes(api, deps);
      editionRoutes(api, deps);
      reviewRoutes(api, deps);
      waitingRoutes(api, deps);
      overviewRoutes(api, deps);
      noteRoutes(api, deps);
      publicationRoutes(api, deps);
      siteRoutes(api, deps);
      articleEditorRoutes(api, deps);
      proposalRoutes(api, deps);
      supportRoutes(api, deps);
      supportDeskRoutes(api, deps);
      if (config.devMail) devRoutes(api, deps);
      await api.register((scope) => notificationRoutes(scope, deps));
      await api.register((scope) => docxCheckRoutes(scope, deps));
      await api.register((scope) => storageRoutes(scope, deps));
    },
    { prefix: '/api' },
  );
  if (config.webDir) {
    const { webDir: folder, publicUrl } = config;
    const renderer = await openRenderer(folder, app.log);
    siteMapRoutes(app, deps, renderer?.paths ?? []);
    await app.register(webPlugin, { folder, publicUrl, renderer });
  }
  return app;
}
