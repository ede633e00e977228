import type { Endpoint, ProjectAction } from '@pv/contract';
import type { Thing } from './matrix-things.ts';

/** Ids that a body or a query may name: what the row is about as `id`, and where it lies. */
export interface Named {
  id: string;
  project: string;
  stage: string;
  entry: string;
}

/** A call on a project and the rights of the matrix, any of which opens it. */
export interface Row {
  endpoint: Endpoint;
  needs: readonly ProjectAction[];
  /** What stands for `:id`; a list of fields has one for `:fieldId` too. */
  of: Thing;
  field?: Thing;
  /** It is the caller's own, made by himself. */
  own?: true;
  /** Whoever has the right may be refused by the state of the project. */
  byState?: true;
  body?: (named: Named) => object;
  query?: (named: Named) => string;
}

/** Rows that one right opens. */
export const needing =
  (...needs: readonly ProjectAction[]) =>
  (endpoint: Endpoint, of: Thing, more: Omit<Row, 'endpoint' | 'needs' | 'of'> = {}): Row => ({
    endpoint,
    needs,
    of,
    ...more,
  });

/** The project of a query that names it. */
export const ofProject = ({ id }: Named) => `project_id=${id}`;
