export { findApplications, paperOf } from './collect-paper.ts';
export { forgetContacts } from './operations/forget-contacts.ts';
export { leaveSections } from './operations/leave-sections.ts';
export { sceneOf } from './scene.ts';
