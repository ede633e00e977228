import type { TranslationOf } from '../keys.ts';
import type * as ru from '../ru/notes.ts';

/** Closed notes: encrypted in the browser by a key that only their author has. */
export const notes: TranslationOf<typeof ru.notes> = {
  title: 'Closed notes',
  lead: 'Encrypted in this browser. Only the cipher goes to the server: nobody but you can read the notes, not even us.',
  open: 'Open the notes',
  inProfile:
    'Notes of your own, encrypted in the browser. Nobody can read them without your key, not even us.',
  unavailable:
    'A browser encrypts only on pages with a secure connection, and this one was opened without it. Open Provektor at an address that begins with https://.',
  notKept:
    'The browser does not let this site keep data. The key will be forgotten when you close the page, and you will have to enter it every time. Text that is not saved yet is lost too if you close the page while offline.',
  first: {
    title: 'First create a key',
    how: 'Notes are encrypted by a key that your browser makes. The key stays on this device and with you: it is not sent to us.',
    lost: 'Lose the key and you lose the notes. Nobody can restore them: neither the support nor a new password.',
    review:
      'Only you see the notes. Whatever a supervisor, a curator or an expert has to read belongs in the project: closed notes are never sent for approval.',
    make: 'Create a key',
  },
  save: {
    title: 'Save the key',
    text: 'Download the file or copy the key into a password manager. You will need it on another device and after clearing the data of the browser. Do not keep it beside the password of your mailbox.',
    label: 'Key',
    copy: 'Copy the key',
    download: 'Download as a file',
    downloaded: 'The file with the key is downloaded',
    confirm: 'The key is saved. I understand that the notes cannot be restored without it',
    confirmNeeded: 'Save the key first and tick this',
    start: 'Start writing',
    fileName: 'closed-notes-key',
    file: 'The key of closed notes in Provektor\n{{email}}\nMade on: {{day}}\n\n{{key}}\n\nOn a new device open “Closed notes” and choose this file or paste the key.\nNobody can restore the notes without the key. Send it to nobody, the support included.\n',
  },
  enter: {
    title: 'Enter the key',
    text: 'There is no key on this device. Choose the file that you have saved, or paste the key.',
    foreign:
      'The key that this browser keeps does not fit any more: the notes were begun anew on another device. Enter the new key.',
    label: 'Key',
    file: 'File with the key',
    submit: 'Open the notes',
    unreadable: 'This is not a key. It has 1024 signs: digits and letters from a to f.',
    wrong: 'The key does not fit your notes. Check that it is the one made last.',
    notStored: 'The browser has not kept the key. Free some space or let the site keep data.',
    lost: 'The key is lost',
    lostText:
      'The notes cannot be read without the key. You can delete them and start anew with a new key.',
  },
  list: {
    label: 'Notes',
    add: 'New note',
    search: 'Search the notes',
    clear: 'Clear the search',
    empty: 'There are no notes yet. Write the first one: only you will see it.',
    nothing: 'Nothing found. The search runs in this browser, over the decrypted notes.',
    untitled: 'Untitled',
    unsaved: 'Not saved yet',
    broken: 'Could not be decrypted',
    back: 'All notes',
    choose: 'Choose a note or make a new one.',
  },
  note: {
    label: 'Note',
    title: 'Title',
    text: 'Text',
    remove: 'Delete the note',
    removed: 'The note “{{title}}” is deleted',
    again: 'Save once more',
    revived:
      'This note was deleted in another tab or on another device while you were writing in it here. It is saved again.',
    broken:
      'This note cannot be decrypted by your key: what the server keeps of it is damaged or replaced. The other notes are all right.',
  },
  stray: {
    title: 'Not saved',
    text: 'This was written under a key that is not on this device any more. If you need the text, copy it before you close the page.',
    copy: 'Copy the text',
    drop: 'The text is not needed',
  },
  conflict: {
    title: 'The note was changed elsewhere too',
    text: 'Another tab or device has written something else than what stands here. What stays?',
    mine: 'Keep this text',
    theirs: 'Take the other text',
    both: 'Keep both',
    here: 'Here',
    there: 'There',
    copy: '{{title}} (variant)',
  },
  key: {
    title: 'Key',
    lead: 'Kept in this browser, also after you sign out. On a computer that is not yours, forget it when you have finished.',
    show: 'Show the key',
    forget: 'Forget the key on this device',
    forgetTitle: 'Forget the key on this device?',
    forgetText:
      'The notes stay on the server. To read them here again you will need the key. Make sure that you have saved it.',
    forgetConfirm: 'Forget the key',
    forgotten: 'The key is forgotten on this device',
    unsaved: 'Not everything is on the server yet. Wait until it is saved and try again.',
  },
  anew: {
    open: 'Start anew',
    title: 'Delete all closed notes?',
    text: 'All closed notes will be deleted for good, and the present key will not fit any more. They cannot be brought back.',
    label: 'Type your address: {{email}}',
    submit: 'Delete the notes and start anew',
    done: 'The notes are deleted. You can make a new key.',
  },
};
