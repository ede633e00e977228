import type { EditionContent } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { RichText } from '../../../platform/rich-text/RichText.tsx';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { useEdition } from '../api.ts';
import classes from '../changes/Changes.module.css';
import { useEditionWords } from '../changes/use-edition-words.ts';
import { EditionDocument } from './EditionDocument.tsx';
import { EditionFile } from './EditionFile.tsx';

function isEmpty({ fields, blocks, files, document }: EditionContent): boolean {
  return fields.length + blocks.length + files.length === 0 && !document;
}

/** What an edition holds, field by field. */
export function EditionText({ id }: { id: string }) {
  const { t } = useTexts();
  const words = useEditionWords();
  const { data, error, refetch } = useEdition(id);
  if (!data && error) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <RowsSkeleton rows={3} />;
  const { content, downloads } = data;
  if (isEmpty(content)) return <p className={classes.skipped}>{t('editions.empty')}</p>;
  return (
    <div className={classes.changes}>
      {content.fields.map(({ key, value }) => (
        <div key={key} className={classes.group}>
          <h4 className={classes.name}>{words.field(key)}</h4>
          <p className={classes.text}>{words.value(key, value)}</p>
        </div>
      ))}
      {content.blocks.map(({ list, title, kind, content: text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an edition never changes
        <div key={at} className={classes.group}>
          <h4 className={classes.name}>
            <span className={classes.label}>{t(`editions.list.${list}`)}</span>
            {title}
          </h4>
          {kind === 'content' ? (
            <RichText content={text} />
          ) : (
            <p className={classes.text}>{text}</p>
          )}
        </div>
      ))}
      {content.files.length > 0 && (
        <div className={classes.group}>
          <h4 className={classes.name}>{t('editions.files')}</h4>
          <ul className={classes.files}>
            {content.files.map((file) => (
              <li key={`${file.slot} ${file.name}`}>
                <EditionFile file={file} downloads={downloads} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {content.document && <EditionDocument id={id} />}
    </div>
  );
}
