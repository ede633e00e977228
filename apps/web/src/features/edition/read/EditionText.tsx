import { Button } from '@mantine/core';
import { type EditionContent, editionEndpoints } from '@pv/contract';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useEndpoint } from '../../../platform/query/use-endpoint.ts';
import { RichText } from '../../../platform/rich-text/RichText.tsx';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import classes from '../changes/Changes.module.css';
import { useEditionWords } from '../changes/use-edition-words.ts';
import { EditionFile } from './EditionFile.tsx';

/** Editions of the project section, newest first. */
export const useProjectEditions = (id: string, enabled: boolean) =>
  useEndpoint(editionEndpoints.ofProject, { params: { id } }, { enabled });

/** Editions of every section of a stage, newest first. */
export const useStageEditions = (id: string, enabled: boolean) =>
  useEndpoint(editionEndpoints.ofStage, { params: { id } }, { enabled });

/** One edition with its content, and how it differs from the one that it is compared with for the reader. */
export const useEdition = (id: string) => useEndpoint(editionEndpoints.get, { params: { id } }, {});

/** The text of the editor as an edition holds it. */
const useEditionDocument = (id: string, enabled: boolean) =>
  useEndpoint(editionEndpoints.document, { params: { id } }, { enabled });

/** The text of the editor as an edition holds it, read when it is asked for. */
function EditionDocument({ id }: { id: string }) {
  const { t, dynamic } = useTexts();
  const [opened, setOpened] = useState(false);
  const { data, error, refetch } = useEditionDocument(id, opened);
  if (!opened) {
    return (
      <Button variant="default" size="compact-md" onClick={() => setOpened(true)}>
        {t('editions.documentRead')}
      </Button>
    );
  }
  if (!data && error) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <RowsSkeleton rows={3} />;
  return (
    <div className={classes.group} lang="ru">
      {data.sections.map((section) => (
        <section key={section.id} className={classes.section}>
          <h5 className={classes.heading}>
            {section.title || dynamic(`editor.kind.${section.kind}`)}
          </h5>
          {section.parts.map(({ kind, text }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an edition never changes
            <div key={at} className={classes.part} data-kind={kind}>
              <p className={classes.text}>{text}</p>
            </div>
          ))}
        </section>
      ))}
      {data.sources.length > 0 && (
        <section className={classes.section}>
          <h5 className={classes.heading}>{t('editions.sources')}</h5>
          {data.sources.map((source) => (
            <p key={source} className={classes.text}>
              {source}
            </p>
          ))}
        </section>
      )}
    </div>
  );
}

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
