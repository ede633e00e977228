import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { allEndpoints, type Endpoint, ERROR_STATUS, errorBodySchema } from '@pv/contract';
import fastifyPlugin from 'fastify-plugin';
import { sample } from 'openapi-sampler';
import { z } from 'zod';

type Json = Record<string, unknown>;
/** A media type's part of the description: bytes, or JSON by the name of its schema. */
type Part = z.ZodType | { bytes: true };

const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** `controlEvent.move` → `ControlEventMove`. */
function typeName(endpoint: string): string {
  return endpoint.replace(/(?:^|[._])(\w)/g, (_, first: string) => first.toUpperCase());
}

/** An id but for its last digit, which the maker of samples adds. */
const SOME_ID = '0199f0a0-0000-7000-8000-00000000000';

/** Writes out the keys of a record that has a closed list of them; samples of others have an id for a key. */
function nameKeys(schema: z.core.JSONSchema.BaseSchema): void {
  const { propertyNames, additionalProperties } = schema;
  if (typeof propertyNames !== 'object') return;
  if (propertyNames.format === 'uuid' && typeof additionalProperties === 'object') {
    additionalProperties['x-additionalPropertiesName'] = SOME_ID;
  }
  if (!propertyNames.enum) return;
  schema.properties = Object.fromEntries(
    propertyNames.enum.map((key) => [`${key}`, additionalProperties ?? {}]),
  );
  delete schema.propertyNames;
  schema.additionalProperties = false;
}

/** The schemas that have names; each with what it defines for itself, under names of its own. */
class Schemas {
  readonly named: Json = {};

  /** Adds a schema as the wire carries it, in or out, and gives what it is. */
  add(name: string, schema: z.ZodType, io: 'input' | 'output'): Json {
    const { $schema, ...made } = z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      override: ({ jsonSchema }) => nameKeys(jsonSchema),
    });
    const own = JSON.stringify(made)
      .replaceAll('"#/$defs/', `"#/components/schemas/${name}`)
      .replaceAll('"$ref":"#"', `"$ref":"#/components/schemas/${name}"`);
    const { $defs = {}, ...whole } = JSON.parse(own) as Json;
    for (const [key, part] of Object.entries($defs as Json)) this.named[`${name}${key}`] = part;
    this.named[name] = whole;
    return whole;
  }

  /** What a body or an answer is made of, with a sample made from its schema. */
  content(name: string, part: Part, io: 'input' | 'output'): Json {
    if (!(part instanceof z.ZodType)) return { 'application/octet-stream': {} };
    const schema = this.add(name, part, io);
    const spec = { components: { schemas: this.named } };
    const example: unknown = sample(schema, { quiet: true }, spec);
    return { 'application/json': { schema: refTo(name), example } };
  }
}

/** Each field of a path or a query as a parameter of its own. */
function parametersOf(where: 'path' | 'query', schema: z.ZodObject | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
  });
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: field,
  }));
}

/** Which token a call carries; a public one none. */
function securityOf({ access }: Endpoint): Json[] {
  if (access === 'public') return [];
  return [{ [access === 'refresh' ? 'refreshToken' : 'accessToken']: [] }];
}

function responsesOf(endpoint: Endpoint, schemas: Schemas): Json {
  const answers = Object.entries(endpoint.responses).map(([status, part]) => {
    if (part === null) return [status, { description: 'Done' }];
    const name = `${typeName(endpoint.name)}Answer`;
    return [status, { description: 'Done', content: schemas.content(name, part, 'output') }];
  });
  const byStatus = Map.groupBy(endpoint.errors ?? [], (code) => ERROR_STATUS[code]);
  const content = { 'application/json': { schema: refTo('ErrorBody') } };
  const errors = [...byStatus].map(([status, codes]) => [
    status,
    { description: codes.join(', '), content },
  ]);
  const others = { description: 'What was wrong with the call', content };
  return { ...Object.fromEntries([...answers, ...errors]), default: others };
}

function operationOf(endpoint: Endpoint, schemas: Schemas): Json {
  const { name, params, query, body } = endpoint;
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    security: securityOf(endpoint),
    parameters: [
      ...parametersOf('path', params),
      ...parametersOf('query', query),
      { $ref: '#/components/parameters/AcceptLanguage' },
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: schemas.content(`${typeName(name)}Body`, body, 'input'),
      },
    }),
    responses: responsesOf(endpoint, schemas),
  };
}

const bearer = (description: string) => ({
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'JWT',
  description,
});

/** The whole contract as OpenAPI 3.1 (spec.openapis.org/oas/v3.1.0). */
export function describeApi(): object {
  const schemas = new Schemas();
  schemas.add('ErrorBody', errorBodySchema, 'output');
  const paths: Record<string, Json> = {};
  for (const endpoint of allEndpoints()) {
    const path = `/api${endpoint.path.replace(/:(\w+)/g, '{$1}')}`;
    const operation = operationOf(endpoint, schemas);
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Провектор', version: '1' },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: schemas.named,
      parameters: {
        AcceptLanguage: {
          name: 'Accept-Language',
          in: 'header',
          description: 'The language of texts in the answer, errors included.',
          schema: { type: 'string', enum: ['ru', 'en'], default: 'ru' },
        },
      },
      securitySchemes: {
        accessToken: bearer('`access_token` of `auth.signIn`, for 15 minutes.'),
        refreshToken: bearer('`refresh_token`, for a new pair.'),
      },
    },
  };
}

/** Publishes the contract as OpenAPI at `/api/openapi.json` and, readable, at `/api/docs`. */
export const openapiPlugin = fastifyPlugin(async (app) => {
  // described when it is first asked for: a start does not wait for it
  await app.register(swagger, {
    openapi: {},
    transform: ({ schema, url }) => ({ schema: { ...schema, hide: true }, url }),
    transformObject: describeApi,
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs' });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
});
