import { type ProjectType, projectEndpoints, titleLanguage } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useEndpoint } from '../../../platform/query/use-endpoint.ts';

/** The roadmaps that a project of this kind and title may begin with, in the language that they come in. */
export function useRoadmapTemplates(type: ProjectType, title: string) {
  const { locale } = useTexts();
  const language = titleLanguage(title, locale);
  const query = { project_type: type, ...(language !== locale && { language }) };
  return useEndpoint(projectEndpoints.templates, { query }, { keepPrevious: true });
}
