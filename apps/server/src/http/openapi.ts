import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fastifyPlugin from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** Publishes the contract as OpenAPI at `/api/openapi.json` and, readable, at `/api/docs`. */
export const openapiPlugin = fastifyPlugin(async (app) => {
  await app.register(swagger, {
    openapi: { info: { title: 'Провектор', version: '1' } },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs' });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
});
