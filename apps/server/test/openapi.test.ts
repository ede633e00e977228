import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { allEndpoints } from '@pv/contract';
import { Validator } from '@seriousme/openapi-schema-validator';
import fastify from 'fastify';
import { generateApi } from 'swagger-typescript-api';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { describeApi, openapiPlugin } from '../src/http/openapi.ts';

interface Content {
  content?: { 'application/json'?: { schema: { $ref: string }; example: unknown } };
}
interface Operation {
  operationId: string;
  security: object[];
  parameters: { name?: string; $ref?: string }[];
  requestBody?: Content;
  responses: Record<string, Content>;
}
interface Api {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
}

const run = promisify(execFile);
const TSC = join(import.meta.dirname, '../../../node_modules/typescript/bin/tsc');

describe('the description of the API', () => {
  let api: Api;
  let operations: Map<string, Operation>;
  beforeAll(() => {
    // as it goes over the wire
    api = JSON.parse(JSON.stringify(describeApi()));
    const all = Object.values(api.paths).flatMap((path) => Object.values(path));
    operations = new Map(all.map((operation) => [operation.operationId, operation]));
  });

  it('is OpenAPI', async () => {
    expect(await new Validator().validate({ ...api })).toMatchObject({ valid: true });
  });

  it('is what the server gives', async () => {
    const app = fastify();
    await app.register(openapiPlugin);
    expect((await app.inject('/api/openapi.json')).json()).toEqual(api);
  });

  it('names every call with its success, its token, the language and the parts of its path', () => {
    for (const { name, path, access, responses } of allEndpoints()) {
      const operation = operations.get(name);
      expect(Object.keys(operation?.responses ?? {}), name).toEqual(
        expect.arrayContaining(Object.keys(responses)),
      );
      expect(operation?.security.length, name).toBe(access === 'public' ? 0 : 1);
      const parameters = operation?.parameters.map(({ name: own, $ref }) => own ?? $ref);
      const parts = [...path.matchAll(/:(\w+)/g)].map(([, part]) => part);
      expect(parameters, name).toEqual(
        expect.arrayContaining([...parts, '#/components/parameters/AcceptLanguage']),
      );
    }
  });

  it('shows a sample of each body and answer that the call itself would take or give', () => {
    for (const { name, body, responses } of allEndpoints()) {
      const operation = operations.get(name);
      const parts = [
        [body, operation?.requestBody] as const,
        ...Object.entries(responses).map(
          ([status, answer]) => [answer, operation?.responses[status]] as const,
        ),
      ];
      for (const [schema, part] of parts) {
        if (!(schema instanceof z.ZodType)) continue;
        const json = part?.content?.['application/json'];
        expect(api.components.schemas, name).toHaveProperty(
          json?.schema.$ref.split('/').at(-1) ?? '-',
        );
        expect(schema.safeParse(json?.example).error, name).toBeUndefined();
      }
    }
  });

  it('makes a client that compiles', async () => {
    const { files } = await generateApi({
      spec: structuredClone(api) as never,
      output: false,
      silent: true,
      httpClientType: 'fetch',
    });
    const folder = await mkdtemp(join(tmpdir(), 'pv-client-'));
    const file = join(folder, 'client.ts');
    await writeFile(file, files[0]?.fileContent ?? '');
    const options = ['--ignoreConfig', '--noEmit', '--strict', '--lib', 'es2022,dom'];
    const { stdout } = await run(process.execPath, [TSC, ...options, file]).catch((error) => error);
    expect(stdout).toBe('');
    expect(files[0]?.fileContent).toContain('taskCreate: (data: TaskCreateBody');
    await rm(folder, { recursive: true });
  });
});
