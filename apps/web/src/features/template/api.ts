import { reviewEndpoints } from '@pv/contract';
import { useChange, useEndpoint } from '../../platform/query/use-endpoint.ts';

const options = { stales: [reviewEndpoints.templates], ownErrors: true };

/** The templates of remarks of the signed-in person, by title. */
export const useTemplates = () => useEndpoint(reviewEndpoints.templates, {});

/** Keeps remarks as a template. */
export const useAddTemplate = () => useChange(reviewEndpoints.addTemplate, options);

/** Changes an own template. */
export const useChangeTemplate = () => useChange(reviewEndpoints.changeTemplate, options);

/** Deletes an own template. */
export const useRemoveTemplate = () =>
  useChange(reviewEndpoints.removeTemplate, { stales: [reviewEndpoints.templates] });
