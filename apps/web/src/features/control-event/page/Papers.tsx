import { Button } from '@mantine/core';
import type { EventWork } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import classes from '../Events.module.css';

interface PapersProps {
  work: Pick<EventWork, 'annotation' | 'materials'>;
  /** Has the browser save a file. */
  onFile: (file: { id: string; name: string }) => void;
}

/** What a work is about, and its papers to read, for whom they are shown. */
export function Papers({ work, onFile }: PapersProps) {
  const { t } = useTexts();
  const files = work.materials.flatMap((one) => one.files);
  if (!work.annotation && files.length === 0) return null;
  return (
    <details className={classes.papers}>
      <summary>{t('controlEvents.session.papers')}</summary>
      {work.annotation && <p>{work.annotation}</p>}
      <div className={classes.actions}>
        {files.map((file) => (
          <Button key={file.id} variant="default" size="xs" onClick={() => onFile(file)}>
            {file.name}
          </Button>
        ))}
      </div>
    </details>
  );
}
