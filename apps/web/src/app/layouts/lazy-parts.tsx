import { lazy, type ReactNode, Suspense } from 'react';
import { PanelBoundary } from '../../platform/states/LoadFailure.tsx';

const signedIn = () => import('./signed-in.ts');
const onDemand = () => import('./on-demand.ts');

/** Parts of the frame for signed-in people; a reader of public pages never loads them. */
export const Bell = lazy(async () => ({ default: (await signedIn()).Bell }));
export const UserMenu = lazy(async () => ({ default: (await signedIn()).UserMenu }));
export const SideNav = lazy(async () => ({ default: (await signedIn()).SideNav }));
export const BottomBar = lazy(async () => ({ default: (await signedIn()).BottomBar }));

/** Parts that open or appear: they come when somebody is there who may call them. */
export const SideMenu = lazy(async () => ({ default: (await onDemand()).SideMenu }));
export const Notices = lazy(async () => ({ default: (await onDemand()).Notices }));
export const LeftTexts = lazy(async () => ({ default: (await onDemand()).LeftTexts }));
export const Palette = lazy(async () => ({ default: (await onDemand()).Palette }));
export const ShortcutsDialog = lazy(async () => ({ default: (await onDemand()).ShortcutsDialog }));

/** A part whose code comes apart: nothing until it is there, and the page stays if it never comes. */
export function Part({ children }: { children: ReactNode }) {
  return (
    <PanelBoundary failed={() => null} onBroken={() => undefined}>
      <Suspense fallback={null}>{children}</Suspense>
    </PanelBoundary>
  );
}
