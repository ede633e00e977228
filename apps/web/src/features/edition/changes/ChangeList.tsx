import { Button } from '@mantine/core';
import {
  type DocumentChanges as Changes,
  type EditionChanges,
  type EditionView,
  fileEndpoints,
  type PartChange,
  type SectionChange,
} from '@pv/contract';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useEndpoint } from '../../../platform/query/use-endpoint.ts';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { EditionFile } from '../read/EditionFile.tsx';
import classes from './Changes.module.css';
import { Legend } from './Legend.tsx';
import { Pieces } from './Pieces.tsx';
import { StateTag } from './StateTag.tsx';
import { useEditionWords } from './use-edition-words.ts';

type Shown = Exclude<PartChange, { state: 'skipped' }>;

/** A paragraph goes without a label, other parts say what they are. */
function PartLabel({ kind }: Pick<Shown, 'kind'>) {
  const { t } = useTexts();
  if (kind === 'paragraph' || kind === 'heading' || kind === 'item') return null;
  return <span className={classes.label}>{t(`editions.part.${kind}`)}</span>;
}

function OnePart({ part }: { part: PartChange }) {
  const { t } = useTexts();
  if (part.state === 'skipped') {
    return <p className={classes.skipped}>{t('editions.skipped', { count: part.count })}</p>;
  }
  const silent = part.state === 'changed' && part.pieces.every(({ kind }) => kind === 'same');
  return (
    <div className={classes.part} data-state={part.state} data-kind={part.kind}>
      <PartLabel kind={part.kind} />
      <p className={classes.text}>
        <Pieces pieces={part.pieces} />
      </p>
      {silent && <p className={classes.skipped}>{t('editions.look')}</p>}
    </div>
  );
}

/** One section of a document: its changed parts with what stands beside them. */
function SectionChanges({ section }: { section: SectionChange }) {
  const { t, dynamic } = useTexts();
  const untitled = section.title.length === 0;
  return (
    <section className={classes.section}>
      <h5 className={classes.heading}>
        {untitled ? dynamic(`editor.kind.${section.kind}`) : <Pieces pieces={section.title} />}
        {section.state !== 'changed' && <StateTag state={section.state} />}
        {section.moved && <StateTag state="moved" />}
      </h5>
      {section.parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one comparison never change places
        <OnePart key={at} part={part} />
      ))}
      {section.parts.length === 0 && !section.moved && section.state === 'changed' && (
        <p className={classes.skipped}>{t('editions.look')}</p>
      )}
    </section>
  );
}

/** A rewritten thesis is not drawn at once. */
const AT_FIRST = 12;

/** How the text of the editor differs: changed sections, sources, settings. */
export function DocumentChanges({ changes, title }: { changes: Changes; title?: string }) {
  const { t, dynamic } = useTexts();
  const [all, setAll] = useState(false);
  const { sections, sources, settings, title_fields: titleFields } = changes;
  const shown = all ? sections : sections.slice(0, AT_FIRST);
  return (
    <div className={classes.group}>
      <h4 className={classes.name}>
        {title ?? t('editions.document')}
        {changes.state !== 'changed' && <StateTag state={changes.state} />}
      </h4>
      {shown.map((section) => (
        <SectionChanges key={section.id} section={section} />
      ))}
      {sections.length > shown.length && (
        <Button variant="default" size="compact-md" onClick={() => setAll(true)}>
          {t('editions.moreSections', { count: sections.length - shown.length })}
        </Button>
      )}
      {sources.length > 0 && (
        <section className={classes.section}>
          <h5 className={classes.heading}>{t('editions.sources')}</h5>
          {sources.map(({ state, pieces }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sources of one comparison never change places
            <p key={at} className={classes.text} data-state={state}>
              <Pieces pieces={pieces} />
            </p>
          ))}
        </section>
      )}
      {titleFields.length > 0 && (
        <section className={classes.section}>
          <h5 className={classes.heading}>{t('editions.titlePage')}</h5>
          {titleFields.map(({ name, pieces }) => (
            <p key={name} className={classes.text}>
              <Pieces pieces={pieces} />
            </p>
          ))}
        </section>
      )}
      {settings.length > 0 && (
        <p className={classes.skipped}>
          {`${t('editions.settings')}: ${settings.map((name) => dynamic(`editions.setting.${name}`)).join(', ')}`}
        </p>
      )}
    </div>
  );
}

/** How the words of a DOCX have changed, read when it is asked for: both files are read then. */
export function FileChanges({ id, against, name }: { id: string; against?: string; name: string }) {
  const { t } = useTexts();
  const [opened, setOpened] = useState(false);
  const query = against ? { against } : {};
  const { data, error, refetch } = useEndpoint(
    fileEndpoints.changes,
    { params: { id }, query },
    { enabled: opened },
  );
  return (
    <div>
      <Button
        variant="subtle"
        size="compact-xs"
        ml={-6}
        aria-label={t('editions.fileChangesOf', { name })}
        aria-expanded={opened}
        onClick={() => setOpened(!opened)}
      >
        {t('editions.fileChanges')}
      </Button>
      {opened && !data && error && <LoadFailure error={error} onRetry={refetch} />}
      {opened && !data && !error && <RowsSkeleton rows={2} />}
      {opened && data && !data.readable && (
        <p className={classes.skipped}>{t('editions.fileUnreadable')}</p>
      )}
      {opened && data?.readable && !data.changes && (
        <p className={classes.skipped}>{t('editions.fileSame')}</p>
      )}
      {opened && data?.changes && <DocumentChanges changes={data.changes} title={name} />}
    </div>
  );
}

/** The files of the newer edition that can be downloaded, and those of them whose words can be compared. */
type Downloads = Pick<EditionView, 'downloads' | 'rewritten'>;

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

function Files({ files, downloads, rewritten }: Pick<EditionChanges, 'files'> & Downloads) {
  const { t } = useTexts();
  if (files.length === 0) return null;
  return (
    <div className={classes.group}>
      <h4 className={classes.name}>{t('editions.files')}</h4>
      <ul className={classes.files}>
        {files.map((file) => (
          <li key={`${file.slot} ${file.name}`}>
            <EditionFile file={file} downloads={downloads} /> <StateTag state={file.state} />
            {rewritten
              .filter(({ slot, name }) => slot === file.slot && name === file.name)
              .map(({ id, against, name }) => (
                <FileChanges key={id} id={id} against={against} name={name} />
              ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Everything that differs between two editions: fields, text blocks, files and the document. */
export function ChangeList(props: { changes: EditionChanges } & Downloads) {
  const { changes, downloads, rewritten } = props;
  const { t } = useTexts();
  const { fields, blocks, files, document } = changes;
  const nothing = fields.length + blocks.length + files.length === 0 && !document;
  if (nothing) return <p className={classes.skipped}>{t('editions.nothing')}</p>;
  return (
    <div className={classes.changes}>
      <Legend />
      <Fields fields={fields} />
      <Blocks blocks={blocks} />
      <Files files={files} downloads={downloads} rewritten={rewritten} />
      {document && <DocumentChanges changes={document} />}
    </div>
  );
}
