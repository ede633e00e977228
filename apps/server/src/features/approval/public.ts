export { completionOf, memberOf, presenceOf, stageOf } from './in-state.ts';
export { loadState, lockState, projectOfStage } from './load-state.ts';
export type { ProjectState, StageRow } from './state.ts';
