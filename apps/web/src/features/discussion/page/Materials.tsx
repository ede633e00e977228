import { Button } from '@mantine/core';
import { type Discussion, discussionEndpoints } from '@pv/contract';
import { IconFileText, IconFileTypePdf } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { saveFile } from '../../../platform/api/save.ts';
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

/** What of the work readers may take: its text and chosen files. */
export function Materials({ discussion }: { discussion: Discussion }) {
  const { t, locale } = useTexts();
  const { id, files, document } = discussion;
  if (files.length === 0 && !document) return null;
  return (
    <Section title={t('discussions.materials')}>
      <ul className={classes.materials}>
        {document && <DocumentLine id={id} document={document} />}
        {files.map((file) => (
          <li key={file.id} className={classes.material}>
            <IconFileText {...ICON} />
            <div>
              <a href={file.url}>{file.name}</a>{' '}
              <span className={classes.dim}>{fileSize(file.size, t, locale)}</span>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
