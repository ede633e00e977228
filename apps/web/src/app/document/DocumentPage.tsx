import { Button } from '@mantine/core';
import { documentEndpoints } from '@pv/contract';
import { getRouteApi } from '@tanstack/react-router';
import { EditorPage } from '../../editor/shell/EditorPage.tsx';
import { useWorkbenchOf } from '../../editor/shell/use-workbench-of.ts';
import { WorkbenchProvider } from '../../editor/shell/WorkbenchContext.tsx';
import '../../editor/document.css';
import { documentPanels } from '../../features/document/panels.ts';
import { Remarks } from '../../features/document/remarks/Remarks.tsx';
import { DemoOffer } from '../../features/editor-demo/public.ts';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { usePageTitle } from '../../platform/address/use-page-title.ts';
import { isApiError } from '../../platform/api/api-error.ts';
import { useEndpoint } from '../../platform/query/use-endpoint.ts';
import { NotFoundPage, StatePage } from '../../platform/states/StatePage.tsx';
import { describeError } from '../../platform/toasts/toasts.tsx';
import { LoneLoader } from '../layouts/MainLoader.tsx';
import { useOfflineCopy } from './use-offline-copy.ts';

const route = getRouteApi('/protected/project/$projectType/$projectId/document/$stageId');

/** The document of a stage in the editor. */
export function DocumentPage() {
  const { t } = useTexts();
  const { stageId } = route.useParams();
  const document = useEndpoint(documentEndpoints.ofStage, { params: { id: stageId } });
  const bench = useWorkbenchOf(document.data);
  useOfflineCopy(document.data);
  // several documents of one project have to be told apart in windows and among recent pages
  const named = document.data && `${document.data.stage_title} — ${document.data.project_title}`;
  usePageTitle(named, 'document');
  if (isApiError(document.error, 'not_found') && !bench) return <NotFoundPage />;
  if (document.error && !bench) {
    return (
      <StatePage title={t('editor.loadFailed')} text={describeError(document.error, t)}>
        <Button onClick={() => document.refetch()}>{t('ui.retry')}</Button>
      </StatePage>
    );
  }
  if (!bench) return <LoneLoader />;
  return (
    <WorkbenchProvider bench={bench}>
      <EditorPage panels={documentPanels} notice={<DemoOffer />} />
      <Remarks />
    </WorkbenchProvider>
  );
}
