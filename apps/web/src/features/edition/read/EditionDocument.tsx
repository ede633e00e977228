import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { useEditionDocument } from '../api.ts';
import classes from '../changes/Changes.module.css';

/** The text of the editor as an edition holds it, read when it is asked for. */
export function EditionDocument({ id }: { id: string }) {
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
