import { Anchor, Button } from '@mantine/core';
import { type Discussion, discussionEndpoints } from '@pv/contract';
import { IconFileText, IconFileTypePdf } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { saveAddress, saveFile } from '../../../platform/api/save.ts';
import { useChange } from '../../../platform/query/use-endpoint.ts';
import { fileSize } from '../../../ui/file-size.ts';
import { Section } from '../../../ui/PageHeader.tsx';
import classes from '../Discussion.module.css';

const ICON = { size: 20, stroke: 1.6, 'aria-hidden': true } as const;

/** The text of the work as it is now; making the file takes some seconds. */
function DocumentLine({ id, document }: { id: string; document: { title: string } }) {
  const { t } = useTexts();
  const take = useChange(discussionEndpoints.document);
  return (
    <li className={classes.material}>
      <IconFileTypePdf {...ICON} />
      <div>
        {t('discussions.text', { title: document.title })}{' '}
        <Button
          variant="default"
          size="compact-sm"
          loading={take.isPending}
          onClick={() =>
            take.mutateAsync({ params: { id } }).then(
              (file) => void saveFile(file, `${document.title}.pdf`),
              () => undefined,
            )
          }
        >
          {t('discussions.takeText')}
        </Button>
        <p className={classes.dim}>{t('discussions.takeTextNote')}</p>
      </div>
    </li>
  );
}

/** A file of the work. Its address works for some minutes, and a page may stand open longer. */
function FileLine({ id, file }: { id: string; file: Discussion['files'][number] }) {
  const { t, locale } = useTexts();
  const ask = useChange(discussionEndpoints.get);
  const take = () =>
    ask.mutate(
      { params: { id } },
      {
        onSuccess: ({ files }) => {
          const now = files.find((one) => one.id === file.id);
          if (now) saveAddress(now.url, now.name);
        },
      },
    );
  return (
    <li className={classes.material}>
      <IconFileText {...ICON} />
      <div>
        <Anchor component="button" type="button" disabled={ask.isPending} onClick={take}>
          {file.name}
        </Anchor>{' '}
        <span className={classes.dim}>{fileSize(file.size, t, locale)}</span>
      </div>
    </li>
  );
}

/** What of the work readers may take: its text and chosen files. */
export function Materials({ discussion }: { discussion: Discussion }) {
  const { t } = useTexts();
  const { id, files, document } = discussion;
  if (files.length === 0 && !document) return null;
  return (
    <Section title={t('discussions.materials')}>
      <ul className={classes.materials}>
        {document && <DocumentLine id={id} document={document} />}
        {files.map((file) => (
          <FileLine key={file.id} id={id} file={file} />
        ))}
      </ul>
    </Section>
  );
}
