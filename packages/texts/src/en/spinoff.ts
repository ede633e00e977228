import type { TranslationOf } from '../keys.ts';
import type * as ru from '../ru/spinoff.ts';

/** Turning a finished work into a startup, and the links between the two. */
export const spinoff: TranslationOf<typeof ru.spinoff> = {
  action: 'Turn into a startup',
  actionAgain: 'Create another startup',
  lead: 'The new project begins with what you tick. The source work stays as it is.',
  toWork: 'To the source work',
  done: 'The startup is created.',
  doneInvited: 'The startup is created, the invitations are sent.',
  text: {
    annotation: 'Annotation',
    goal: 'Goal of the source work',
    result: 'Outcome of the source work',
  },
  form: {
    title: 'Name of the startup',
    titleNote:
      'The team of the source work will see it too. The team of the startup will see the title of the source work.',
    task: 'Assignment',
    taskNote:
      'The annotation becomes that of the startup, the rest becomes fields of its assignment.',
    info: 'Extended information',
    infoNote: 'The fields go over as they are.',
    files: 'Files',
    filesNote: 'The latest versions will be added to the source materials of the startup.',
    documents: 'Approved documents',
    documentsNote:
      'A PDF of the approved edition will be added to the source materials. The document itself stays in the source work.',
    people: 'Whom to invite',
    peopleNote: 'Each person gets an invitation to this role and decides whether to join.',
    submit: 'Create the startup',
    roleOf: 'Role in the startup: {{name}}',
  },
  refused: {
    forbidden:
      'A work can be turned into a startup by its researcher or, if there is none, by its supervisor. Ask that person.',
    work_unfinished:
      'A startup grows from finished work. Get every stage and the final result approved first.',
  },
  links: {
    origin: 'Grown from:',
    startup: 'Startup:',
    begun: '{{name}}, {{date}}',
    gone: 'the project was deleted',
    pdf: {
      queued: 'the PDF is being made',
      ready: 'the PDF lies among the source materials',
      failed: 'the PDF could not be made',
      lost: 'the PDF could not be made, and the source work was deleted: there is no text left to make it from',
    },
    print: 'Try again',
    printTitle: 'Make the PDF again: {{title}}',
    forget: 'Remove the reference',
    forgetTitle: 'Remove the reference: {{title}}',
  },
};
