import { projectTypeSchema } from '@pv/contract';
import { expect, it } from 'vitest';
import { FIRST_SEEDS } from './first-seeds.ts';

// the server answers any such path with a page for the browser to draw, so a wrong one is told here
it('the texts that come with the product lead to new projects only of kinds that there are', () => {
  const paths = [...JSON.stringify(FIRST_SEEDS).matchAll(/\/project-add[^"\\]*/g)].map(
    ([path]) => path,
  );
  const kinds = projectTypeSchema.options.map((type) => `/project-add/${type}`);
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((path) => !kinds.includes(path))).toEqual([]);
});
