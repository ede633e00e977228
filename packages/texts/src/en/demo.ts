import type { TranslationOf } from '../keys.ts';
import type * as ru from '../ru/demo.ts';

/** The live editor of the demo: its dialogs, and the offer to take its text along. */
export const demo: TranslationOf<typeof ru.demo> = {
  together: {
    button: 'Co-authors',
    text: 'With an account several people open one document: everybody sees who writes where, and nothing is lost when you are offline. The supervisor leaves remarks and approves the text. For that the document is kept on the server.',
  },
  locked: 'needs an account',
  lockedSignedIn: 'in a document of a project',
  wholeScreen: 'Full window',
  backToPage: 'Back to the page',
  sample: 'Sample document',
  kept: 'In this browser only',
  keptTitle: 'The text is kept in this browser and is not sent to the server',
  pages:
    'With an account the pages stand beside the text as they will be printed. The server makes them, and the demo sends nothing to the server.',
  take: 'After signing up, create a project and open its document: the text from this browser can be transferred with one click.',
  takeSignedIn:
    'Open the document of your project: while it is empty, the text from this browser can be transferred with one click.',
  download: {
    text: 'The file is made in the browser itself. When it is opened, Word offers to update the fields: that brings the page numbers into the contents.',
    ready: 'The file “{{name}}” is saved.',
    failed: 'The file could not be made. The text is in place. Check the connection and try again.',
    pdf: 'A PDF is made on the server and needs an account.',
  },
  restart: {
    button: 'Start over',
    title: 'Start over?',
    text: 'The sample replaces your text. You can undo this while the page is open.',
    done: 'The sample is back',
  },
  offer: {
    text: 'There is a demo text in this browser. Transfer it to this document?',
    take: 'Transfer',
    dismiss: 'No, thanks',
    done: 'The demo text has been transferred',
    failed: 'The text could not be transferred. It is still in the demo; try again later.',
  },
};
