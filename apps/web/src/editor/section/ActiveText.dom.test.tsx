import { defaultSettings, writeSnapshot } from '@pv/editor-schema';
import { act } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { expect, it } from 'vitest';
import { Awareness } from 'y-protocols/awareness';
import * as Y from 'yjs';
import { shown } from '../../testing/shown.tsx';
import { WorkbenchProvider } from '../shell/WorkbenchContext.tsx';
import { createWorkbench, type WorkbenchDeps } from '../shell/workbench.ts';
import { ActiveText } from './ActiveText.tsx';

const nothing = () => () => {};

it('goes to the beginning of a section each time that is asked for', async () => {
  const doc = new Y.Doc();
  const line = { type: 'paragraph', content: [{ type: 'text', text: 'Стенд собран' }] };
  writeSnapshot(doc, {
    version: 1,
    settings: defaultSettings(),
    sections: [{ id: 'a', kind: 'chap', title: 'А', content: { type: 'doc', content: [line] } }],
    sources: [],
  });
  const live = {
    doc,
    awareness: new Awareness(doc),
    numbering: { current: () => ({ items: [], byId: new Map() }), subscribe: nothing },
    status: () => ({ rights: { edit: true, closed: [] } }),
    sections: () => [{ id: 'a', kind: 'chap', title: 'А' }],
    subscribe: nothing,
  };
  const bench = createWorkbench({
    live,
    assets: { subscribe: nothing, url: () => null },
    spelling: { subscribe: nothing, begin: () => {}, isOn: () => false },
    brokenReference: () => '',
  } as unknown as WorkbenchDeps);
  function Text() {
    const active = useSyncExternalStore(bench.subscribe, bench.active);
    return active && <ActiveText active={active} label="А" />;
  }
  await shown(() => (
    <WorkbenchProvider bench={bench}>
      <Text />
    </WorkbenchProvider>
  ));
  act(() => bench.activate('a', 'start'));
  const editor = bench.editor();
  editor?.commands.setTextSelection(5);
  editor?.view.dom.blur();
  act(() => bench.activate('a', 'start'));
  expect(bench.editor()).toBe(editor);
  expect(editor?.state.selection.from).toBe(1);
  expect(editor?.isFocused).toBe(true);
});
