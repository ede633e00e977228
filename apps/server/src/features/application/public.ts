export { findApplications, paperOf } from './collect-paper.ts';
export { readScene } from './scene.ts';
