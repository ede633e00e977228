import type { OpportunityFile } from '@pv/contract';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { fileSize } from '../../../ui/file-size.ts';
import classes from '../Opportunity.module.css';

interface FileListProps {
  files: readonly OpportunityFile[];
  /** Takes a file where its address may be over by now; otherwise the browser follows it. */
  onTake?: (file: OpportunityFile) => void;
  beside?: (file: OpportunityFile) => ReactNode;
}

/** The files of an opportunity: a name takes its file. */
export function FileList({ files, onTake, beside }: FileListProps) {
  const { t, locale } = useTexts();
  return (
    <ul className={classes.files}>
      {files.map((file) => (
        <li key={file.id}>
          <span>
            <a
              href={file.url}
              rel="nofollow"
              onClick={(event) => {
                if (!onTake) return;
                event.preventDefault();
                onTake(file);
              }}
            >
              {file.name}
            </a>{' '}
            <span className={classes.dim}>{fileSize(file.size, t, locale)}</span>
          </span>
          {beside?.(file)}
        </li>
      ))}
    </ul>
  );
}
