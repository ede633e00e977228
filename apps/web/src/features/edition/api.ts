import { editionEndpoints } from '@pv/contract';
import { useEndpoint } from '../../platform/query/use-endpoint.ts';

/** Editions of the project section, newest first. */
export const useProjectEditions = (id: string, enabled: boolean) =>
  useEndpoint(editionEndpoints.ofProject, { params: { id } }, { enabled });

/** Editions of every section of a stage, newest first. */
export const useStageEditions = (id: string, enabled: boolean) =>
  useEndpoint(editionEndpoints.ofStage, { params: { id } }, { enabled });

/** One edition with its content, and how it differs from the one that it is compared with for the reader. */
export const useEdition = (id: string) => useEndpoint(editionEndpoints.get, { params: { id } }, {});

/** The text of the editor as an edition holds it. */
export const useEditionDocument = (id: string, enabled: boolean) =>
  useEndpoint(editionEndpoints.document, { params: { id } }, { enabled });
