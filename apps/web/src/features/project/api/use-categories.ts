import { projectEndpoints } from '@pv/contract';
import { useEndpoint } from '../../../app/query/use-endpoint.ts';

/** Categories of research projects with the stages of their templates, in the language of the page. */
export const useCategories = () => useEndpoint(projectEndpoints.categories, {});
