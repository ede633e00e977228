import { Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { documentEndpoints } from '@pv/contract';
import { IconFileImport } from '@tabler/icons-react';
import type { PanelProps } from '../../../editor/shell/panels.ts';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useEndpoint } from '../../../platform/query/use-endpoint.ts';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { UnsortedNote } from '../UnsortedNote.tsx';
import classes from './ReportView.module.css';
import { AppliedReport } from './ReportView.tsx';
import { stateOf } from './use-import.ts';

/** The report of the import that the document came from, beside the text: each line opens its place. */
export default function ImportReportPanel({ view, live, close }: PanelProps) {
  const { t } = useTexts();
  const last = useEndpoint(documentEndpoints.lastImport, { params: { id: view.id } });
  const covers = useMediaQuery('(max-width: 1115px)', false, { getInitialValueInEffect: false });
  if (last.isPending) return <RowsSkeleton rows={5} />;
  if (last.isError) {
    return <LoadFailure error={last.error} onRetry={() => void last.refetch()} />;
  }
  const job = last.data.import;
  const state = job && stateOf({ ...job, status: 'ready' }, false);
  if (!job || state?.kind !== 'ready') {
    return <EmptyState icon={IconFileImport} text={t('documents.import.noReport')} />;
  }
  return (
    <div className={classes.panel}>
      <Text size="sm" c="dimmed" mb="sm">
        {t('documents.import.reportOf', { name: job.file_name })}
      </Text>
      <UnsortedNote />
      <AppliedReport
        report={state.report}
        onGo={(place) => {
          if (covers) close();
          // the text must be there to be scrolled
          requestAnimationFrame(() => live.goTo(place));
        }}
      />
    </div>
  );
}
