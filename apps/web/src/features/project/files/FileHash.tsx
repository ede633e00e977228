import type { ProjectFile } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { useCopy } from '../../../ui/use-copy.tsx';
import classes from './Files.module.css';

/** The digest by which anybody can check a file, shortened; a click copies the whole of it. */
export function FileHash({ file: { sha256, name } }: { file: ProjectFile }) {
  const { t } = useTexts();
  const toasts = useToasts();
  const { copy, byHand } = useCopy(() => toasts.success(t('ui.copied')));
  return (
    <>
      <button
        type="button"
        className={classes.hash}
        title={`${t('files.hash.copy')}: ${sha256}`}
        aria-label={t('files.hash.copyOf', { name, start: sha256.slice(0, 8) })}
        onClick={() => void copy(sha256)}
      >
        {`SHA-256 ${sha256.slice(0, 8)}…`}
      </button>
      {byHand}
    </>
  );
}
