import { defaultSettings, writeSnapshot } from '@pv/editor-schema';
import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { shown } from '../../testing/shown.tsx';
import type { LiveDocument } from '../document/live-document.ts';
import { createNumberingStore } from '../document/numbering-store.ts';
import { WorkbenchProvider } from '../shell/WorkbenchContext.tsx';
import type { Workbench } from '../shell/workbench.ts';
import { CitationDialog } from './CitationDialog.tsx';

/** The dialog of a new citation in a work that has one source. */
async function open() {
  const doc = new Y.Doc();
  const sources = [{ id: 's', raw: 'Абрамов, А. А. Валы.', csl: null }];
  writeSnapshot(doc, { version: 1, settings: defaultSettings(), sections: [], sources });
  const live = {
    doc,
    numbering: createNumberingStore(doc),
    subscribe: () => () => undefined,
  } as unknown as LiveDocument;
  return shown(() => (
    <WorkbenchProvider bench={{ live } as Workbench}>
      <CitationDialog
        dialog={{ kind: 'citation', pos: null, sources: [] }}
        place={() => null}
        onClose={() => undefined}
      />
    </WorkbenchProvider>
  ));
}

it('what was looked for in vain is the record to add, by Enter and by the button', async () => {
  const { screen, user } = await open();
  const search = await screen.findByRole('textbox', { name: 'Автор, название, год' });
  await user.type(search, '10.1038/nature14539{Enter}');
  expect(screen.getByLabelText('Запись источника')).toHaveProperty('value', '10.1038/nature14539');
  await user.click(screen.getByRole('button', { name: 'Отмена' }));
  await user.click(screen.getByRole('button', { name: 'Новый источник' }));
  expect(screen.getByLabelText('Запись источника')).toHaveProperty('value', '10.1038/nature14539');
});

it('a record of BibTeX that is added as it is becomes fields, and is not printed', async () => {
  const { screen, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Новый источник' }));
  await user.click(screen.getByLabelText('Запись источника'));
  await user.paste('@book{a, title={Насосы}, year=2021}');
  await user.click(screen.getByRole('button', { name: 'Добавить источник' }));
  expect(await screen.findByLabelText('Заглавие')).toHaveProperty('value', 'Насосы');
});
