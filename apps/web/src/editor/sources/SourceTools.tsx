import { Button, Menu } from '@mantine/core';
import { type SourceJson, writeSource } from '@pv/editor-schema';
import { EXCHANGE_FORMATS, type ExchangeFormat, writeSourceFile } from '@pv/gost/source-files';
import {
  IconBooks,
  IconDownload,
  IconFileImport,
  IconListDetails,
  IconPlus,
} from '@tabler/icons-react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { saveFile } from '../../platform/api/save.ts';
import { useSessionState, useToasts } from '../../platform/ServicesContext.tsx';
import { LocalChange } from '../document/local-change.ts';
import { useUndoNotice } from '../shell/use-undo-notice.tsx';
import { useWorkbench } from '../shell/WorkbenchContext.tsx';
import classes from './ReferencesPage.module.css';
import { readRecord } from './source-draft.ts';

const FORMATS = Object.keys(EXCHANGE_FORMATS) as ExchangeFormat[];

/** Hands the list on as a file. */
function ExportMenu({ records }: { records: readonly SourceJson[] }) {
  const { t } = useTexts();
  const toasts = useToasts();
  const save = async (format: ExchangeFormat) => {
    try {
      const text = await writeSourceFile(format, records);
      const named = `${t('editor.references.fileName')}${EXCHANGE_FORMATS[format].ending}`;
      const name = saveFile(new Blob([text], { type: 'text/plain' }), named);
      toasts.file(t('editor.references.exported', { name }));
    } catch (error) {
      toasts.failure(error);
    }
  };
  return (
    <Menu position="bottom-start" withinPortal withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button variant="subtle" leftSection={<IconDownload size={18} />}>
          {t('editor.references.export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {FORMATS.map((format) => (
          <Menu.Item key={format} onClick={() => void save(format)}>
            {EXCHANGE_FORMATS[format].name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** What can be done with the list as a whole; `records` are its sources as they are printed. */
export function SourceTools({ records }: { records: readonly SourceJson[] }) {
  const { t } = useTexts();
  const bench = useWorkbench();
  const { live } = bench;
  const toasts = useToasts();
  const signedIn = useSessionState().kind === 'in';
  const undoNotice = useUndoNotice(live);
  const readAll = () => {
    const typed = records.filter(({ csl }) => csl === null);
    const read = typed.flatMap((source) => readRecord(source) ?? []);
    const message = t('editor.references.readAll', {
      read: read.length,
      left: typed.length - read.length,
    });
    if (read.length === 0) return toasts.success(message);
    live.doc.transact(() => {
      for (const source of read) writeSource(live.doc, source);
    }, new LocalChange('source.readAll'));
    undoNotice({ message, button: t('editor.action.undo'), color: 'green' });
  };
  return (
    <div className={classes.all}>
      <Button
        variant="subtle"
        leftSection={<IconPlus size={18} />}
        onClick={() => bench.openDialog({ kind: 'source', id: null })}
      >
        {t('editor.citation.add')}
      </Button>
      <Button
        variant="subtle"
        leftSection={<IconFileImport size={18} />}
        onClick={() => bench.openDialog({ kind: 'sourceImport' })}
      >
        {t('editor.references.import')}
      </Button>
      {signedIn && (
        <Button
          variant="subtle"
          leftSection={<IconBooks size={18} />}
          onClick={() => bench.openDialog({ kind: 'sourceLibrary' })}
        >
          {t('sourceList.library.open')}
        </Button>
      )}
      {records.length > 0 && <ExportMenu records={records} />}
      {records.some(({ csl }) => csl === null) && (
        <Button variant="subtle" leftSection={<IconListDetails size={18} />} onClick={readAll}>
          {t('editor.references.parseAll')}
        </Button>
      )}
    </div>
  );
}
