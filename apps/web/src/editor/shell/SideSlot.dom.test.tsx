import { IconMessages } from '@tabler/icons-react';
import { fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '../../testing/shown.tsx';
import type { LiveDocument } from '../document/live-document.ts';
import type { EditorPanel } from './panels.ts';
import { SideSlot } from './SideSlot.tsx';
import { WorkbenchProvider } from './WorkbenchContext.tsx';
import type { Workbench } from './workbench.ts';

const panel: EditorPanel = {
  name: 'one',
  label: 'remarks.title',
  icon: IconMessages,
  shape: 'side',
  visible: () => true,
  load: async () => ({
    default: () => (
      <>
        <button type="button">A button</button>
        <input aria-label="An open list" role="combobox" aria-expanded="true" aria-controls="l" />
        <textarea aria-label="A form" data-mantine-stop-propagation />
      </>
    ),
  }),
};

it('Escape closes a panel from inside, but for a list and a form that it is for', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const onClose = vi.fn();
  const { screen } = await shown(() => (
    <WorkbenchProvider bench={{ live: {} as LiveDocument } as Workbench}>
      <SideSlot panel={panel} onClose={onClose} onOpen={() => {}} />
    </WorkbenchProvider>
  ));
  const press = (element: HTMLElement) => fireEvent.keyDown(element, { key: 'Escape' });

  press(await screen.findByLabelText('An open list'));
  press(screen.getByLabelText('A form'));
  expect(onClose).not.toHaveBeenCalled();
  press(screen.getByText('A button'));
  expect(onClose).toHaveBeenCalledOnce();
});
