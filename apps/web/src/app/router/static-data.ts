import type { PlainTextKey } from '@pv/texts';
import type { createAppRouter } from './create-router.ts';

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface StaticDataRouteOption {
    /** What the page is called in the title of the window and among recent pages. */
    title?: PlainTextKey;
    /** `secondary` is the bare frame of reports; the default one has navigation and footer. */
    layout?: 'default' | 'secondary';
    /** The page takes the whole width and height, such as the editor: no footer, no paddings. */
    full?: boolean;
  }
}
