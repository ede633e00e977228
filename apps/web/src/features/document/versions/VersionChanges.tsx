import type { DocumentVersion } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { DocumentChanges, Legend } from '../../edition/public.ts';
import { useVersionChanges } from './api.ts';
import classes from './Versions.module.css';
import { useVersionWords } from './version-words.ts';

/** Stands for the text as it is now among versions. */
export const NOW = 'now';

interface VersionChangesProps {
  version: DocumentVersion;
  /** The id of the version that it is compared with, or `NOW`. */
  other: string;
  /** Newest first. */
  versions: readonly DocumentVersion[];
}

/** How the text has changed between two versions, the older one first, whichever was chosen first. */
export function VersionChanges({ version, other, versions }: VersionChangesProps) {
  const { t } = useTexts();
  const words = useVersionWords();
  const place = (id: string) => versions.findIndex((one) => one.id === id);
  const partner = versions[place(other)];
  const turned = partner !== undefined && place(partner.id) > place(version.id);
  const before = turned ? partner : version;
  const after = turned ? version : partner;
  const { data, error, refetch } = useVersionChanges(before.id, after?.id ?? null);
  return (
    <div className={classes.changes}>
      <dl className={classes.two}>
        <dt>{t('versions.from')}</dt>
        <dd>{words.line(before)}</dd>
        <dt>{t('versions.to')}</dt>
        <dd>{after ? words.line(after) : t('versions.now')}</dd>
      </dl>
      {!data && error && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <RowsSkeleton rows={5} />}
      {data && !data.changes && <p>{t('versions.sameTwo')}</p>}
      {data?.changes && (
        <>
          <Legend />
          <DocumentChanges changes={data.changes} title={t('versions.comparing')} />
        </>
      )}
    </div>
  );
}
