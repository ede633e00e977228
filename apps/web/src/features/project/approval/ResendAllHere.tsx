import type { Project } from '@pv/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { ResendAll } from '../bulk/ResendAll.tsx';
import { settleShown } from './settle-shown.ts';

/** Sending everything again from the page where it is written: what is shown there is saved first. */
export function ResendAllHere({ project }: { project: Project }) {
  const { t } = useTexts();
  const queries = useQueryClient();
  async function hindrance() {
    const unsaved = await settleShown(queries);
    return unsaved && t(`projectPage.decision.${unsaved}`);
  }
  return <ResendAll project={project} hindrance={hindrance} />;
}
