import type { EditionChanges, EditionView } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { EditionFile } from '../read/EditionFile.tsx';
import classes from './Changes.module.css';
import { DocumentChanges } from './DocumentChanges.tsx';
import { Legend } from './Legend.tsx';
import { Pieces } from './Pieces.tsx';
import { StateTag } from './StateTag.tsx';
import { useEditionWords } from './use-edition-words.ts';

/** The files of the newer edition that can be downloaded. */
type Downloads = Pick<EditionView, 'downloads'>;

function Fields({ fields }: Pick<EditionChanges, 'fields'>) {
  const words = useEditionWords();
  return fields.map(({ key, pieces }) => (
    <div key={key} className={classes.group}>
      <h4 className={classes.name}>{words.field(key)}</h4>
      <p className={classes.text}>
        <Pieces pieces={words.pieces(key, pieces)} />
      </p>
    </div>
  ));
}

function Blocks({ blocks }: Pick<EditionChanges, 'blocks'>) {
  const { t } = useTexts();
  return blocks.map(({ list, state, title, content, markup }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks of one comparison never change places
    <div key={at} className={classes.group}>
      <h4 className={classes.name}>
        <span className={classes.label}>{t(`editions.list.${list}`)}</span>
        <Pieces pieces={title} />
        {state !== 'changed' && <StateTag state={state} />}
      </h4>
      <p className={classes.text}>
        <Pieces pieces={content} />
      </p>
      {markup && <p className={classes.skipped}>{t('editions.markup')}</p>}
    </div>
  ));
}

function Files({ files, downloads }: Pick<EditionChanges, 'files'> & Downloads) {
  const { t } = useTexts();
  if (files.length === 0) return null;
  return (
    <div className={classes.group}>
      <h4 className={classes.name}>{t('editions.files')}</h4>
      <ul className={classes.files}>
        {files.map((file) => (
          <li key={`${file.slot} ${file.name}`}>
            <EditionFile file={file} downloads={downloads} /> <StateTag state={file.state} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Everything that differs between two editions: fields, text blocks, files and the document. */
export function ChangeList({ changes, downloads }: { changes: EditionChanges } & Downloads) {
  const { t } = useTexts();
  const { fields, blocks, files, document } = changes;
  const nothing = fields.length + blocks.length + files.length === 0 && !document;
  if (nothing) return <p className={classes.skipped}>{t('editions.nothing')}</p>;
  return (
    <div className={classes.changes}>
      <Legend />
      <Fields fields={fields} />
      <Blocks blocks={blocks} />
      <Files files={files} downloads={downloads} />
      {document && <DocumentChanges changes={document} />}
    </div>
  );
}
