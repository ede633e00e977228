import type { TranslationOf } from '../keys.ts';
import type * as ru from '../ru/project-list.ts';

export const projects: TranslationOf<typeof ru.projects> = {
  category: {
    nir: 'Research work',
    nioktr: 'Research and development',
    project: 'Project',
    bachelor: 'Bachelor’s final qualifying work',
    graduate: 'Graduate work',
    master: 'Master’s thesis',
    candidate: 'Dissertation for candidate of sciences',
    doctor: 'Dissertation for doctor of sciences',
    phd: 'PhD dissertation',
    postdoc: 'Postdoctoral research',
  },
  /** Roadmap templates that are not of a category. */
  template: {
    startup: 'Student startup',
    startup_diploma: 'Startup as a diploma',
    article: 'Article',
  },
};

export const projectList: TranslationOf<typeof ru.projectList> = {
  invited: {
    title: 'You are invited',
    row: '{{name}} invites you. Role: {{role}}',
    waits: 'You have accepted, the team’s confirmation is awaited. Role: {{role}}',
    look: 'View',
  },
  asked: {
    send_plan: 'send the plan of stage {{number}} for approval',
    send_result: 'send the result of stage {{number}} for approval',
    approve_plan: 'approve the plan of stage {{number}}',
    approve_result: 'approve the result of stage {{number}}',
    decide_plan: 'decide on the plan of stage {{number}}',
    decide_result: 'decide on the result of stage {{number}}',
    revise_plan: 'revise the plan of stage {{number}} and send it again',
    revise_result: 'revise the result of stage {{number}} and send it again',
    rework_plan: 'revise and approve the plan of stage {{number}}',
    rework_result: 'revise and approve the result of stage {{number}}',
    answer_plan: 'answer the request to reopen the plan of stage {{number}}',
    answer_result: 'answer the request to reopen the result of stage {{number}}',
  },
  since: 'since\u00a0{{date}}',
  due: 'due {{date}}',
  dueHint: 'Due date of the section that is waiting for a move',
  zone: 'Due dates end at 23:59 ({{zone}}).',
  finished: 'Finished',
  filters: 'Filters',
  filtersCount: 'Filters: {{count}}',
  titleField: 'Title',
  author: 'Author',
  group: 'Group',
  sort: 'Order',
  sorts: {
    move: 'My move first',
    updated: 'By last change',
    deadline: 'By due date',
  },
  saved: {
    label: 'Saved filters',
    all: 'All',
    changed: 'changed',
    save: 'Save the filter',
    saveNew: 'Save as new',
    update: 'Save changes',
    updated: 'The filter “{{name}}” is saved.',
    menu: 'Actions on the filter “{{name}}”',
    rename: 'Rename',
    makeDefault: 'Open first',
    dropDefault: 'Do not open first',
    isDefault: 'opens first',
    left: 'Move left',
    right: 'Move right',
    remove: 'Delete',
    removed: 'The filter “{{name}}” is deleted.',
    name: 'Name of the filter',
    example: 'Such as: my group, due soon',
    keys: 'A saved filter of the project list, 0 for all',
  },
  start: {
    lead: 'No projects yet. How shall we begin?',
    create: 'Create a project',
    createText:
      'Research, a startup or an article. The stages come from a template and can be changed.',
    invited: 'You were invited',
    invitedText: 'Paste the link from the mail, or the code in it.',
    invitation: 'Link or code of the invitation',
    open: 'Open',
    notInvitation: 'There is no invitation here. Copy the whole link from the mail.',
    ownCode: 'No e-mail? Give your personal code to the person who is inviting you',
    example: 'Take a ready example',
    exampleText:
      'A thesis project with its assignment, stages and text. Everything can be changed and deleted.',
    exampleAct: 'Take the example',
  },
  example: {
    title: 'Ready example',
    yours:
      'The example becomes a project of yours: change anything in it, invite people, or delete it.',
    open: 'Open the example',
    of: {
      students:
        'A graduation thesis with its assignment, calendar plan and text: the first stage is done, the second is under way.',
      'scientific-supervisors':
        'A master’s thesis under your supervision: two stages are approved, and so is the plan of the third.',
      departments:
        'A research work of a department by the stages of the standard: two stages are done, experiments are under way.',
      'r-and-d-customers':
        'A development ordered by a plant: requirements and acceptance, two accepted stages, then the engineering design.',
      'aspiring-entrepreneurs':
        'A student startup: the hypotheses are tested in interviews, the plan of the product is approved, what funds and investors ask is filled in.',
      'business-accelerators':
        'A startup in an accelerator programme: hypotheses and product are accepted, the pilot is under way, what an investor asks is filled in.',
    },
  },
};
