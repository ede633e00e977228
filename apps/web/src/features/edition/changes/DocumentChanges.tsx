import { Button } from '@mantine/core';
import type { DocumentChanges as Changes } from '@pv/contract';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import classes from './Changes.module.css';
import { Pieces } from './Pieces.tsx';
import { SectionChanges } from './SectionChanges.tsx';
import { StateTag } from './StateTag.tsx';

/** A rewritten thesis is not drawn at once. */
const AT_FIRST = 12;

/** How the text of the editor differs: changed sections, sources, settings. */
export function DocumentChanges({ changes }: { changes: Changes }) {
  const { t, dynamic } = useTexts();
  const [all, setAll] = useState(false);
  const { sections, sources, settings } = changes;
  const shown = all ? sections : sections.slice(0, AT_FIRST);
  return (
    <div className={classes.group}>
      <h4 className={classes.name}>
        {t('editions.document')}
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
      {settings.length > 0 && (
        <p className={classes.skipped}>
          {`${t('editions.settings')}: ${settings.map((name) => dynamic(`editions.setting.${name}`)).join(', ')}`}
        </p>
      )}
    </div>
  );
}
