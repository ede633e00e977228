import { type EditionView, fileEndpoints } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { saveAddress } from '../../../platform/api/save.ts';
import { useChange } from '../../../platform/query/use-endpoint.ts';
import classes from '../changes/Changes.module.css';

interface EditionFileProps {
  file: { slot: string; name: string };
  downloads: EditionView['downloads'];
}

/** A file that was sent with an edition: its name downloads the very bytes, while they are kept. */
export function EditionFile({ file: { slot, name }, downloads }: EditionFileProps) {
  const { t } = useTexts();
  const address = useChange(fileEndpoints.get);
  const kept = downloads.find((one) => one.slot === slot && one.name === name);
  if (!kept) return name;
  const { id } = kept;
  return (
    <button
      type="button"
      className={classes.download}
      title={t('files.download')}
      aria-busy={address.isPending}
      onClick={() =>
        address.mutate({ params: { id } }, { onSuccess: ({ url }) => saveAddress(url, name) })
      }
    >
      {name}
    </button>
  );
}
